import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, editSite } from '../../../tools/edit/editSite'
import type { Json } from '../../../tools/edit/operation'
import { fieldRules } from '../../schemas/siteRules'
import { dataIn, hasForm, type Path } from '../draft/siteData'
import { findNewErrors } from '../review/changes'
import { checkValue } from './checkValue'
import type { Control } from './fieldControl'
import { type FormField, formGroups } from './formGroups'

const SITES_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'fixtures', 'sites')
const DOCUMENTS = ['lumen', 'laurel', 'vault', 'orchard'].flatMap((site) =>
  readdirSync(join(SITES_FOLDER, site), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:config|modules\/.*)\.json$/.test(path))
    .map((file) => ({ file, text: readFileSync(join(SITES_FOLDER, site, file), 'utf8') })),
)

/** Paths of all values that have a form. */
function formPathsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return []
  const inner = Object.entries(data).flatMap(([key, value]) =>
    formPathsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
  return [path, ...inner]
}

const TEXTS = [
  '',
  'Häxan',
  'metropolis',
  '/films',
  'https://a.example/',
  'javascript:alert(1)',
  'not a slug!',
  'opening',
]

/** Values that the control of a field can report, valid or not. */
function valuesOf(control: Control): Json[] {
  switch (control.as) {
    case 'choice':
      return control.choices.map(({ value }) => value)
    case 'switch':
      return [true, false]
    case 'number':
      return [-1, 0, 1, 2.5, 7, 100_000]
    case 'time':
      return ['2026-12-01T09:00:00-08:00', '2026-02-30T09:00:00Z']
    case 'lines':
      return [[], ...TEXTS.map((text) => [text]), [1, 2]]
    case 'words':
      return [[], ...control.choices.map(({ value }) => [value])]
    case 'text':
    case 'link':
    case 'title':
      return TEXTS
    default:
      return []
  }
}

/** The form has no button to remove other fields. */
const canRemove = ({ isRequired, control }: FormField) => !isRequired && control.as !== 'fixed'

const anyEdit = fc
  .tuple(fc.constantFrom(...DOCUMENTS), fc.nat(), fc.nat(), fc.nat())
  .map(([{ file, text }, form, input, choice]) => {
    const data = dataIn(new Map([[file, text]]), file)
    const forms = formPathsIn(data).filter((path) => hasForm(data, path))
    const fields = formGroups(file, data, forms[form % forms.length] ?? []).flatMap((group) => group.fields)
    const field = fields[input % fields.length]
    const values = field ? [...valuesOf(field.control), ...(canRemove(field) ? [undefined] : [])] : []
    return { file, text, path: field?.path ?? [], values, choice }
  })
  .filter(({ values }) => values.length > 0)
  .map(({ values, choice, ...edit }) => ({ ...edit, value: values[choice % values.length] }))

test('check 3: a value that a form accepts adds no error to the document', async () => {
  await fc.assert(
    fc.asyncProperty(anyEdit, async ({ file, text, path, value }) => {
      const files = new Map([[file, text]])
      const at = [...path]
      const change = value === undefined ? ({ do: 'remove', at } as const) : ({ do: 'set', at, value } as const)
      const edited = editSite(files, { file, change }, { fields: fieldRules })
      fc.pre(!('refused' in edited) && edited.change !== undefined)
      const after = applyChange(files, edited.change).get(file) ?? ''
      if (value !== undefined && (await checkValue(file, after, path)) !== undefined) return
      const changed = [{ path: file, tag: '', text: after }]
      expect((await findNewErrors(changed, () => text)).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(
        [],
      )
    }),
    { numRuns: 1000 },
  )
}, 120_000)
