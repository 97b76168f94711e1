import { useState } from 'react'
import { fold } from '../../../lib/text/fold'
import { AddEntry } from './AddEntry'
import { FieldInput } from './FieldInput'
import type { FormActions } from './formActions'
import type { FormField, FormGroup } from './formGroups'
import { fieldLabel } from './labels'

interface Props {
  groups: readonly FormGroup[]
  actions: FormActions
  /** Identifies the edited value: another one gets new inputs. */
  id: string
}

/** A group with at most this many fields shows all of them. */
const MAX_EXPANDED_FIELDS = 6
/** More fields than this can be searched. */
const MAX_FIELDS_WITHOUT_SEARCH = 10

/** The fields of a value. Those that are not set at first are at the end of their group. */
export const ValueForm = (props: Props) => <Fields key={props.id} {...props} />

function Fields({ groups, actions }: Props) {
  // A field that is set or removed keeps its place, so that its input keeps the focus.
  const [collapsed] = useState(() => collapsedPaths(groups))
  return groups.map(({ heading, fields, entry }) => {
    const isCollapsed = (field: FormField) => collapsed.has(pathKeyOf(field))
    const others = fields.filter(isCollapsed)
    const inputs = (some: readonly FormField[]) =>
      some.map((field) => <FieldInput key={pathKeyOf(field)} field={field} actions={actions} />)
    return (
      <section key={heading} className="mqp-form" aria-label={heading || 'Fields'}>
        {heading && <h3 className="mqp-form__heading">{heading}</h3>}
        {inputs(fields.filter((field) => !isCollapsed(field)))}
        {entry && <AddEntry entry={entry} actions={actions} />}
        {others.length > 0 && (
          <details className="mqp-form__more">
            <summary>
              {others.length} more {others.length === 1 ? 'field' : 'fields'}
              {others.every(({ value }) => value === undefined) && ', not set'}
            </summary>
            <MoreFields fields={others} show={inputs} />
          </details>
        )}
      </section>
    )
  })
}

interface MoreProps {
  fields: readonly FormField[]
  show: (fields: readonly FormField[]) => React.ReactNode
}

/** Many fields can be searched by their names and descriptions. */
function MoreFields({ fields, show }: MoreProps) {
  const [search, setSearch] = useState('')
  if (fields.length <= MAX_FIELDS_WITHOUT_SEARCH) return show(fields)
  const wanted = fold(search.trim())
  const found = fields.filter((field) =>
    fold(`${fieldLabel(field)} ${field.name} ${field.schema.description ?? ''}`).includes(wanted),
  )
  return (
    <>
      <input
        type="search"
        className="mqp-field"
        aria-label="Find a field"
        placeholder={`Find among ${fields.length} fields`}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {show(found)}
      {found.length === 0 && <p className="mqp-note">No field has these words. Try fewer or other words.</p>}
    </>
  )
}

const pathKeyOf = ({ path }: FormField) => path.join('/')

/** The fields of long groups that are not set. */
const collapsedPaths = (groups: readonly FormGroup[]): ReadonlySet<string> =>
  new Set(
    groups
      .filter(({ fields }) => fields.length > MAX_EXPANDED_FIELDS)
      .flatMap(({ fields }) => fields.filter(({ value, isRequired }) => value === undefined && !isRequired))
      .map(pathKeyOf),
  )
