import { readdirSync, readFileSync } from 'node:fs'
import { type FormField, formGroups, type Path } from '../formGroups'

/** A value that has a form, in a document of a site. */
export interface FullDocument {
  name: string
  /** Path in the site folder. */
  file: string
  data: unknown
  path: Path
}

interface FullForm {
  path: Path
  fields: readonly FormField[]
  /** Whether fields with free names can be added. */
  hasEntries: boolean
}

/** The full example of each module type and view, of the title layouts, the config and a route. */
export const FULL_DOCUMENTS: readonly FullDocument[] = [
  ...examples('modules').map(({ name, value }) => ({
    name,
    file: 'modules/home.json',
    data: { data: [{ position: 10, module: value }] },
    path: ['data', 0, 'module'],
  })),
  ...examples('views').map(({ name, value }) => ({
    name: `the view ${name}`,
    file: 'modules/title-layouts.json',
    data: { data: { feature: { views: [value] } } },
    path: ['data', 'feature', 'views', 0],
  })),
  ...Object.keys((full('title-layouts') as { data: object }).data).map((type) => ({
    name: `the title layout ${type}`,
    file: 'modules/title-layouts.json',
    data: full('title-layouts'),
    path: ['data', type],
  })),
  { name: 'config', file: 'config.json', data: full('config'), path: ['site_config'] },
  { name: 'route', file: 'config.json', data: full('config'), path: ['site_config', 'routing', 0] },
]

function full(name: string): unknown {
  return JSON.parse(readFileSync(`schemas/examples/${name}/full.json`, 'utf8'))
}

function examples(folder: 'modules' | 'views'): { name: string; value: unknown }[] {
  return readdirSync(`schemas/${folder}`).map((file) => {
    const name = file.replace('.json', '')
    return { name, value: full(`${folder}/${name}`) }
  })
}

/** The forms of a value and of the values in it, with their fields. */
export function formsOf({ file, data, path }: Omit<FullDocument, 'name'>): FullForm[] {
  const groups = formGroups(file, data, path)
  const fields = groups.flatMap((group) => group.fields)
  const inner = fields.flatMap(({ control, value, path: at }) =>
    control.as === 'object'
      ? [at]
      : control.as === 'items' && Array.isArray(value)
        ? value.map((_, index) => [...at, index])
        : [],
  )
  return [
    { path, fields, hasEntries: groups.some(({ entry }) => entry) },
    ...inner.flatMap((each) => formsOf({ file, data, path: each })),
  ]
}
