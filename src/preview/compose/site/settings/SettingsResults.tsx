import { type FoundSetting, labelFor } from './findSettings'

interface Props {
  results: readonly FoundSetting[]
  onOpen: (result: FoundSetting) => void
}

const MAX_RESULTS = 50

/** Settings that a search finds. A press opens the form with the field. */
export function SettingsResults({ results, onOpen }: Props) {
  const rest = results.length - MAX_RESULTS
  return (
    <section className="mqp-part" aria-label="Found settings">
      {results.length === 0 && <p className="mqp-note">No setting has these words. Try fewer or other words.</p>}
      <ul className="mqp-texts__list">
        {results.slice(0, MAX_RESULTS).map((result) => {
          const { subject, field, within } = result
          return (
            <li key={field.path.join('/')}>
              <button type="button" className="mqp-texts__item" onClick={() => onOpen(result)}>
                <span>{labelFor(field)}</span>
                <span className="mqp-texts__facts">{[subject.label, ...within].join(' › ')}</span>
                <span className="mqp-texts__facts">{field.schema.description}</span>
                {field.value !== undefined && <span className="mqp-texts__changed">Set</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {rest > 0 && <p className="mqp-note">{rest} more. Type more words.</p>}
    </section>
  )
}
