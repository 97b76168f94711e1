import { AddEntry } from './AddEntry'
import { FieldInput } from './FieldInput'
import type { FormActions } from './formActions'
import type { FormField, FormGroup } from './formGroups'

interface Props {
  groups: readonly FormGroup[]
  actions: FormActions
  /** Identifies the edited value: another one gets new inputs. */
  id: string
}

/** A group with at most this many fields shows all of them. */
const MAX_FIELDS = 6

/** The fields of a value. Those that are not set are at the end of their group. */
export function Form({ groups, actions, id }: Props) {
  return groups.map(({ heading, fields, entry }) => {
    const isShown = (field: FormField) => field.value !== undefined || field.isRequired || fields.length <= MAX_FIELDS
    const shown = fields.filter(isShown)
    const others = fields.filter((field) => !isShown(field))
    const inputs = (some: readonly FormField[]) =>
      some.map((field) => <FieldInput key={`${id} ${field.path.join('/')}`} field={field} actions={actions} />)
    return (
      <section key={`${id} ${heading}`} className="mqp-form" aria-label={heading || 'Fields'}>
        {heading && <h3 className="mqp-form__heading">{heading}</h3>}
        {inputs(shown)}
        {entry && <AddEntry entry={entry} actions={actions} />}
        {others.length > 0 && (
          <details className="mqp-form__more">
            <summary>
              {others.length} more {others.length === 1 ? 'field' : 'fields'}, not set
            </summary>
            {inputs(others)}
          </details>
        )}
      </section>
    )
  })
}
