import { hasForm, type LocatedValue } from '../draft/siteData'
import { type FormGroup, formGroups } from '../form/formGroups'

/** The fields of a value; of a text or number, the field that it is, or the form with its list. */
export function partFormGroups(file: string, { data, path }: Pick<LocatedValue, 'data' | 'path'>): FormGroup[] {
  if (hasForm(data, path)) return formGroups(file, data, path)
  if (typeof path.at(-1) === 'number') return partFormGroups(file, { data, path: path.slice(0, -2) })
  const id = path.join('/')
  const around = formGroups(file, data, path.slice(0, -1))
  // An object that is not set yet is made by the first of its fields.
  const field = around.flatMap(({ fields }) => fields).find((each) => each.path.join('/') === id)
  if (field?.control.as === 'object') return formGroups(file, data, path)
  return around.flatMap((group) => {
    const fields = group.fields.filter((field) => field.path.join('/') === id)
    return fields.length > 0 ? [{ heading: '', fields }] : []
  })
}
