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

const EXAMPLES = import.meta.glob<unknown>('/schemas/examples/**/full.json', { eager: true, import: 'default' })

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
  ...Object.keys((readFullExample('title-layouts') as { data: object }).data).map((type) => ({
    name: `the title layout ${type}`,
    file: 'modules/title-layouts.json',
    data: readFullExample('title-layouts'),
    path: ['data', type],
  })),
  { name: 'config', file: 'config.json', data: readFullExample('config'), path: ['site_config'] },
  { name: 'route', file: 'config.json', data: readFullExample('config'), path: ['site_config', 'routing', 0] },
]

function readFullExample(name: string): unknown {
  return EXAMPLES[`/schemas/examples/${name}/full.json`]
}

function examples(folder: 'modules' | 'views'): { name: string; value: unknown }[] {
  return Object.entries(EXAMPLES).flatMap(([path, value]) => {
    const [, of, name = ''] = /^\/schemas\/examples\/(\w+)\/(\w+)\/full\.json$/.exec(path) ?? []
    return of === folder ? [{ name, value }] : []
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
