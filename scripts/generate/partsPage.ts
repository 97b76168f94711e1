import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Rooms whose parts modules, views and pages are made of, and what each holds. */
const ROOMS: readonly [folder: string, about: string][] = [
  ['src/ui', 'Building blocks that know nothing of sites: rows, overlays, pictures, fields.'],
  ['src/catalogue', 'Titles, episodes and collections as they look everywhere.'],
  ['src/page', 'What pages have in common: headings, messages, lists.'],
  ['src/data', 'Reading from the service.'],
  ['src/lib', 'Pure functions and small stores.'],
]

interface Part {
  name: string
  path: string
  about: string
}

/** The page of parts for who writes a module, a view or a page: what there is, by its own words. */
export function partsPage(root: string): string {
  const rooms = ROOMS.flatMap(([folder, about]) => {
    const parts = partsIn(root, folder)
    const components = parts.filter(({ name }) => /^[A-Z]/.test(name))
    const functions = parts.filter(({ name }) => !/^[A-Z]/.test(name))
    return [`## ${folder}`, '', about, '', ...table('component', components), ...table('function', functions)]
  })
  return `${[INTRO, '', ...rooms].join('\n').trimEnd()}\n`
}

function table(kind: string, parts: readonly Part[]): string[] {
  if (parts.length === 0) return []
  const rows = parts.map(({ name, path, about }) => `| \`${name}\` | \`${path}\` | ${about} |`)
  return [`| ${kind} | file | what it is |`, '|---|---|---|', ...rows, '']
}

/** Exported functions with a docstring: what has none is not meant for others. */
function partsIn(root: string, folder: string): Part[] {
  const found: Part[] = []
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(entry.name) || /\.test\.|\.d\.ts$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    if (/\/(?:testing|generated)\//.test(file)) continue
    const text = readFileSync(file, 'utf8')
    for (const [, comment = '', name = ''] of text.matchAll(DOCUMENTED))
      found.push({ name, path: relative(root, file).replaceAll('\\', '/'), about: firstSentence(comment) })
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:function|const) (\w+)(?=[<(]|[^\n=]*=\s*(?:async )?(?:<[^\n]*>)?\()/g

function firstSentence(comment: string): string {
  const words = comment
    .replaceAll(/^[ \t]*\*[ \t]?/gm, '')
    .split(/^@/m)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim()
  return (/^.*?[.:](?= [A-Z@]|$)/.exec(words ?? '')?.[0] ?? words ?? '')
    .replaceAll('|', '\\|')
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '\\<') : part))
    .join('`')
}

const INTRO = `<!-- Made by \`npm run generate\` from the comments of the code: do not edit. -->
# Parts

What there is before you write it: the components and functions that modules, views and pages are made of, with the first sentence of their comments. Parameters, units and errors stand in the code.`
