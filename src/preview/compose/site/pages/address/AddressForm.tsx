import { useId, useMemo } from 'react'
import { formatCount } from '../../../../bar/world'
import { CONFIG_FILE } from '../../../draft/siteData'
import { useTyped } from '../../../form/inputs/useTyped'
import type { SectionProps } from '../../siteSection'
import { hasParameters, ROUTING_PATH, type SiteRoute } from '../routes'
import { type AddressChange, changeAddress, linksTo } from './changeAddress'

interface Props extends Pick<SectionProps, 'files' | 'actions'> {
  route: SiteRoute
}

/** The address of a page. It changes with all links to it, when the form is sent. */
export function AddressForm({ route, files, actions }: Props) {
  const id = useId()
  const [typed, setTyped] = useTyped(route.route)
  const uses = useMemo(() => linksTo(files, route), [files, route])
  const change = useMemo(() => changeAddress(files, route.index, typed), [files, route, typed])
  const refused = 'refused' in change ? change.refused : undefined
  const isNew = 'address' in change && change.operations.length > 0
  const apply = ({ address, uses: links, redirects, operations }: AddressChange) => {
    if (!actions.perform(`Change the address of ${route.name} to ${address}`, operations)) return
    actions.select({ file: CONFIG_FILE, at: [...ROUTING_PATH, { route: address }] })
    const updated = links.length > 0 ? ` ${formatCount(links.length, 'link')} updated.` : ''
    actions.say(
      `The address of ${route.name} is now ${address}.${updated}${redirects ? ` ${route.route} redirects there.` : ''}`,
    )
  }
  return (
    <form
      className={`mqp-form__field${refused ? ' mqp-form__field--invalid' : ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew) apply(change)
      }}
    >
      <div className="mqp-form__label">
        <label htmlFor={id}>Address</label>
        <code>route</code>
      </div>
      <span className="mqp-route__address">
        <input
          id={id}
          className="mqp-field"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={refused !== undefined || undefined}
          aria-describedby={`${id}-about`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isNew && (
          <button type="submit" className="mqp-chip mqp-chip--save">
            Change address
          </button>
        )}
      </span>
      {refused && (
        <p className="mqp-form__message" role="alert">
          {refused}
        </p>
      )}
      <p className="mqp-note" id={`${id}-about`}>
        {effectText(uses.length, !hasParameters(route.route) && route.redirect === undefined)}
      </p>
      {isNew && uses.length > 0 && (
        <ul className="mqp-route__links">
          {uses.map(({ file, path, name }) => (
            <li key={`${file} ${path.join('/')}`}>
              {name} <code>{file}</code>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function effectText(count: number, redirects: boolean): string {
  const old = 'the old address redirects'
  if (count === 0)
    return redirects ? `No link uses this address. If you change it, ${old}.` : 'No link uses this address.'
  const links = count === 1 ? '1 link uses this address' : `${count} links use this address`
  const updated = count === 1 ? 'it is updated' : 'they are updated'
  return `${links}. If you change it, ${updated}${redirects ? `, and ${old}` : ''}.`
}
