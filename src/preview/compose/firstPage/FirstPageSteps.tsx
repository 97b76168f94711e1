import { firstPageChoices } from './firstPageChoices'
import type { FirstPageState } from './useFirstPage'
import './firstPage.scss'

/** Instead of the parts of the page: what a new site needs, in an order that makes sense. */
export function FirstPageSteps({ state }: { state: FirstPageState }) {
  const { name, start, ground, accent } = firstPageChoices(state)
  const steps = [
    { label: 'Name', fact: name.trim() },
    { label: 'First page', fact: start.name },
    { label: 'Colours', fact: `${ground.name}, ${accent.name}` },
    { label: 'Other pages', fact: 'in the tab Site' },
    { label: 'Save', fact: `${3 + (start.listPages?.length ?? 0)} files` },
  ]
  return (
    <section className="mqp-first__steps" aria-label="Steps">
      <h2 className="mqp-outline-list__heading">Steps</h2>
      <ol>
        {steps.map(({ label, fact }) => (
          <li key={label}>
            <strong>{label}</strong> <span className="mqp-note">{fact}</span>
          </li>
        ))}
      </ol>
      <p className="mqp-note">
        Nothing is written before you save. You can close Compose at any time: after “Start with …” your work is kept in
        this browser.
      </p>
    </section>
  )
}
