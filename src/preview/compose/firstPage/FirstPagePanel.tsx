import { useId } from 'react'
import { FIRST_PAGE_FORM } from './FirstPage'
import { firstPageChoices } from './firstPageChoices'
import { pageParts } from './pageParts'
import { accentsOn, GROUNDS } from './palettes'
import { Swatches } from './Swatches'
import type { FirstPageState } from './useFirstPage'

/** The settings of the first page, and what it will have. */
export function FirstPagePanel({ state }: { state: FirstPageState }) {
  const { titles, invalid, change } = state
  const choices = firstPageChoices(state)
  const { name, start, address, ground, accent } = choices
  const needsSignIn = choices.needsSignIn || start.needsSignIn === true
  const accents = accentsOn(ground)
  const parts = pageParts(start.modules(titles))
  const message = (field: string) => (invalid?.field === field ? invalid.message : undefined)
  return (
    <section className="mqp-part" aria-label="First page">
      <h2 className="mqp-part__name">First page</h2>
      <p className="mqp-note">{start.name}</p>
      <FirstPageField
        label="Name of the site"
        name="name"
        value={name}
        maxLength={100}
        about="Shown in the top bar when there is no logo."
        message={message('name')}
        onChange={(next) => change({ name: next })}
      />
      <FirstPageField
        label="Address of the page"
        name="address"
        value={address}
        maxLength={500}
        about="This is the start page: unknown addresses lead to it too."
        message={message('address')}
        onChange={(next) => change({ address: next })}
      />
      <fieldset className="mqp-first__group">
        <legend>Who may look</legend>
        <div className="mqp-form__choices">
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="mqp-chip"
              aria-pressed={each === needsSignIn}
              aria-disabled={(!each && start.needsSignIn) || undefined}
              onClick={() => change({ needsSignIn: each })}
            >
              {each ? 'After sign-in' : 'Everybody'}
            </button>
          ))}
        </div>
        <p className="mqp-note">
          {start.needsSignIn
            ? 'Only visitors who sign in can see collections.'
            : needsSignIn
              ? 'Visitors sign in before they see the page.'
              : 'The page and the titles can be opened without sign-in.'}
        </p>
      </fieldset>
      <Swatches
        formId={FIRST_PAGE_FORM}
        label="Ground"
        choices={GROUNDS.map((each) => ({ name: each.name, colour: each.tokens['--mq-ground'] }))}
        chosenName={ground.name}
        onChoose={(next) => {
          const chosen = GROUNDS.find((each) => each.name === next) ?? ground
          const passing = accentsOn(chosen)
          change({ ground: chosen, accent: passing.includes(accent) ? accent : (passing[0] ?? accent) })
        }}
      />
      <Swatches
        formId={FIRST_PAGE_FORM}
        label="Accent"
        choices={accents.map((each) => ({
          name: each.name,
          colour: each.tokens[ground.isDark ? 'dark' : 'light']['--mq-accent'],
        }))}
        chosenName={accent.name}
        about="Each has a contrast of at least 4.5 : 1 on this ground."
        onChoose={(next) => change({ accent: accents.find((each) => each.name === next) ?? accent })}
      />
      <section aria-labelledby="mqp-first-parts">
        <h3 className="mqp-first__label" id="mqp-first-parts">
          The page will have
        </h3>
        <ul className="mqp-first__parts">
          {parts.map((part) => (
            <li key={part.key}>
              <span>{part.name}</span> <span className="mqp-note">{part.fact}</span>
            </li>
          ))}
        </ul>
        {parts.length === 0 && <p className="mqp-note">No modules yet. You add them on the page.</p>}
      </section>
    </section>
  )
}

interface FieldProps {
  label: string
  name: string
  value: string
  maxLength: number
  about: string
  message: string | undefined
  onChange: (value: string) => void
}

function FirstPageField({ label, name, value, maxLength, about, message, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={`mqp-form__field${message ? ' mqp-form__field--invalid' : ''}`}>
      <label className="mqp-first__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        form={FIRST_PAGE_FORM}
        className="mqp-field"
        data-first={name}
        required
        maxLength={maxLength}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={`${message ? `${id}-message ` : ''}${id}-about`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {message && (
        <p className="mqp-form__message" id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
      <p className="mqp-note" id={`${id}-about`}>
        {about}
      </p>
    </div>
  )
}
