import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import { findTitles } from '../../modules/titleCards'
import type { SectionProps } from '../siteSection'
import { checkAddress } from './address/address'
import { slugOf } from './listFiles'
import { MENUS, type Menu } from './menus/menuOperations'
import { listPageKinds } from './pageKinds'
import { addPage } from './pageOperations'
import { hasParameters, ROUTING_PATH, readRoutes } from './routes'

interface Props extends SectionProps {
  menu: Menu
}

const KINDS = listPageKinds()

/** Adds a page: its kind, name, address and menu. */
export function NewPagePanel({ menu: firstMenu, files, actions, onChoose }: Props) {
  const id = useId()
  const [component, setComponent] = useState(KINDS[0]?.component ?? '')
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string>()
  const [menu, setMenu] = useState(firstMenu)
  const [message, setMessage] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  useEffect(() => nameInput.current?.focus(), [])
  const kind = KINDS.find((each) => each.component === component)
  const parameters = kind?.parameters ?? []
  // The address follows the name until it is typed.
  const address = typed ?? ['', slugOf(name), ...parameters].join('/')
  const checked =
    name === '' && typed === undefined
      ? undefined
      : checkAddress(readRoutes(dataIn(files, CONFIG_FILE)), { component, value: {}, parameters }, address)
  const refused = message ?? (checked && 'refused' in checked ? checked.refused : undefined)

  const add = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isAdding) return
    setIsAdding(true)
    const titles = kind?.hasModules ? await findTitles('').catch(() => []) : []
    const page = addPage(
      files,
      { component, name, address, menu },
      titles.map(({ slug }) => slug),
    )
    setIsAdding(false)
    if ('refused' in page) return setMessage(page.refused)
    if (!actions.perform(`Add the page ${name.trim()}`, page.operations)) return
    onChoose(undefined)
    actions.select({ file: CONFIG_FILE, at: [...ROUTING_PATH, { route: page.address }] })
    actions.say(`${name.trim()} added at ${page.address}.`)
  }
  return (
    <section className="mqp-part" aria-label="New page">
      <h2 className="mqp-part__name">New page</h2>
      <form className="mqp-form" onSubmit={add} onChange={() => setMessage(undefined)}>
        <div className="mqp-form__field">
          <div className="mqp-form__label">
            <label htmlFor={`${id}-kind`}>Kind of page</label>
          </div>
          <select
            id={`${id}-kind`}
            className="mqp-field"
            aria-describedby={`${id}-meaning`}
            value={component}
            onChange={({ target }) => setComponent(target.value)}
          >
            {[false, true].map((isOpened) => (
              <optgroup key={String(isOpened)} label={isOpened ? 'Opened from other pages' : 'For menus'}>
                {KINDS.filter((each) => each.isOpened === isOpened).map((each) => (
                  <option key={each.component} value={each.component}>
                    {each.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <p className="mqp-note" id={`${id}-meaning`}>
            {kind?.meaning} {kind?.hasModules ? 'It starts with a row of titles.' : kind?.source}
          </p>
        </div>
        <div className="mqp-form__field">
          <div className="mqp-form__label">
            <label htmlFor={`${id}-name`}>Name</label>
          </div>
          <input
            ref={nameInput}
            id={`${id}-name`}
            className="mqp-field"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <p className="mqp-note">In the menu, and as the heading of the page.</p>
        </div>
        <div className={`mqp-form__field${refused ? ' mqp-form__field--invalid' : ''}`}>
          <div className="mqp-form__label">
            <label htmlFor={`${id}-address`}>Address</label>
          </div>
          <input
            id={`${id}-address`}
            className="mqp-field"
            spellCheck={false}
            autoCapitalize="off"
            aria-describedby={`${id}-refused`}
            aria-invalid={refused !== undefined || undefined}
            value={address}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="mqp-form__message" id={`${id}-refused`} role="status">
            {refused}
          </p>
        </div>
        {hasParameters(address) ? (
          <p className="mqp-note">A page whose address has a parameter cannot be in a menu.</p>
        ) : (
          <div className="mqp-form__field">
            <span className="mqp-route__label">Menu</span>
            <fieldset className="mqp-form__choices" aria-label="Menu">
              {MENUS.map((each) => (
                <button
                  key={each.menu}
                  type="button"
                  className="mqp-chip"
                  aria-pressed={menu === each.menu}
                  onClick={() => setMenu(each.menu)}
                >
                  {each.label}
                </button>
              ))}
            </fieldset>
          </div>
        )}
        <div className="mqp-route__tools">
          {/* `disabled` would remove the focus. */}
          <button type="submit" className="mqp-chip mqp-chip--save" aria-disabled={isAdding || undefined}>
            Add page
          </button>
          <button type="button" className="mqp-chip" onClick={() => onChoose(undefined)}>
            Cancel
          </button>
        </div>
      </form>
    </section>
  )
}
