import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import type { TitleCard } from '../../src/generated/types'
import type { MappedList } from '../adapters/adapter'
import { EDITOR_SCHEMAS } from '../generate/editor/editorFiles'

/** Content by path within the site folder. */
export type SiteFiles = Map<string, string | Buffer>

export interface Brand {
  /** Lowercase letters, digits and hyphens; also the name of the folder. */
  name: string
  /** The name that visitors see. */
  title: string
}

/** `corner-cinema` becomes `Corner Cinema`. */
export const titleFromName = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

/** A home page with a row of titles, and a style sheet with the brand tokens. */
export function minimalSite(brand: Brand, slugs: readonly string[]): SiteFiles {
  return new Map([
    ['config.json', formatJson(createConfig(brand, {}))],
    ['brand.css', TOKENS_CSS],
    [
      'modules/home.json',
      formatJson({
        data: [
          {
            module: {
              type: 'carousel_show',
              slug: 'this-week',
              display_name: 'This week',
              content: slugs.map((slug) => ({ slug })),
            },
          },
        ],
      }),
    ],
  ])
}

/** A home page with cards of another service: a hero with the first five that have a wide picture, if any, then a grid of all cards. */
export function playlistSite(brand: Brand, { heading, cards }: MappedList): SiteFiles {
  const wide = cards.filter(({ images }) => images?.banner).slice(0, 5)
  const all = { type: 'title_grid', slug: 'all', display_name: heading ?? 'All', content: cards.map(itemOfCard) }
  const shape = { config: { shape: wide.length > 0 ? 'still' : 'poster' } }
  const hero = { type: 'carousel_hero', slug: 'opening', display_name: '', content: wide.map(itemOfCard) }
  const modules = [...(wide.length > 0 ? [hero] : []), { ...all, ...shape }]
  return new Map([
    ['config.json', formatJson(createConfig(brand, wide.length > 0 ? { navbar: { layout: 'overlay' } } : {}))],
    ['brand.css', TOKENS_CSS],
    ['modules/home.json', formatJson({ data: modules.map((module) => ({ module })) })],
    ...cards.map((card): [string, string] => [`titles/${card.slug}.json`, formatJson(card)]),
  ])
}

/** A copy of a fixture site under another name. Without its logo, which shows the old name. */
export function renamedSite(brand: Brand, folder: string): SiteFiles {
  const files = readSite(folder)
  files.delete('logo.svg')
  for (const [path, content] of files) if (typeof content === 'string') files.set(path, renameBrand(content, brand))
  const config = files.get('config.json')
  if (typeof config === 'string') files.set('config.json', applyEdits(config, modify(config, ['logo'], undefined, {})))
  return files
}

/**
 * A copy of a site folder with other names in its config, and another class in its style sheets.
 * @throws SyntaxError if the config is not valid JSON
 */
export function copiedSite({ name, title }: Brand, folder: string): SiteFiles {
  const files = readSite(folder)
  const config = String(files.get('config.json'))
  const oldClass: unknown = JSON.parse(config).site_config?.css_root
  const values: [path: string[], value: string][] = [
    [['distributor'], title],
    [['site_title'], title],
  ]
  if (typeof oldClass === 'string') values.push([['site_config', 'css_root'], `brand-${name}`])
  const formattingOptions = { tabSize: 2, insertSpaces: true }
  files.set(
    'config.json',
    values.reduce((text, [path, value]) => applyEdits(text, modify(text, path, value, { formattingOptions })), config),
  )
  if (typeof oldClass !== 'string') return files
  for (const [path, content] of files)
    if (path.endsWith('.css') && typeof content === 'string')
      files.set(
        path,
        content.replaceAll(/\.[\w-]+/g, (selector) => (selector === `.${oldClass}` ? `.brand-${name}` : selector)),
      )
  return files
}

/** The files of a site folder, except hidden ones. */
function readSite(folder: string): SiteFiles {
  const files: SiteFiles = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const path = relative(folder, from).replaceAll('\\', '/')
    if (!entry.isFile() || path.split('/').some((part) => part.startsWith('.') || part === 'node_modules')) continue
    const bytes = readFileSync(from)
    files.set(path, /\.(?:json|css|html)$/.test(path) ? bytes.toString('utf8') : bytes)
  }
  return files
}

function renameBrand(text: string, { name, title }: Brand): string {
  return text.replaceAll(/\bLumen\b/g, () => title).replaceAll(/\blumen\b/g, () => name)
}

/** Adds a `$schema` line to each document, so that editors offer completion and descriptions. */
export function addSchemaLines(files: SiteFiles, folder: string, root: string): SiteFiles {
  // Schemas of the local folder include its own module types (docs/how-to/extend/extending.md).
  const local = join(root, 'local', 'generated', EDITOR_SCHEMAS)
  const schemas = existsSync(local) ? local : join(root, EDITOR_SCHEMAS)
  const entries = [...files].map(([path, content]): [string, string | Buffer] => {
    const schema = schemaFileOf(path)
    if (!schema || typeof content !== 'string') return [path, content]
    const address = relative(join(folder, path, '..'), join(schemas, schema)).replaceAll('\\', '/')
    const formattingOptions = { tabSize: 2, insertSpaces: true }
    return [
      path,
      applyEdits(content, modify(content, ['$schema'], address, { formattingOptions, getInsertionIndex: () => 0 })),
    ]
  })
  return new Map(entries)
}

function schemaFileOf(path: string): string | undefined {
  if (path === 'config.json') return 'config.json'
  if (path === 'modules/title-layouts.json') return 'title-layouts.json'
  if (/^modules\/.+\.json$/.test(path)) return 'module-list.json'
  return /^titles\/.+\.json$/.test(path) ? 'service/title.json' : undefined
}

const itemOfCard = ({ slug }: TitleCard) => ({ slug })

const createConfig = ({ name, title }: Brand, more: object) => ({
  schema_version: 2,
  distributor: title,
  site_title: title,
  site_config: {
    css_root: `brand-${name}`,
    css: '/site/brand.css',
    ...more,
    auth: { disabled: true },
    allow_unauthed_details: true,
    routing: [
      { route: '/home', component: 'home', label: 'Home', modules_uri: 'modules/placement/home/' },
      { route: '/search', component: 'searchresults', heading: 'Search' },
    ],
  },
})

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const TOKENS_CSS = `/* Brand tokens: docs/reference/brand-tokens.md lists all of them. */
:root {
  --mq-ground: #101418;
  --mq-ink: #f2f4f5;
  --mq-accent: #7fd0d2;
  --mq-on-accent: #0c1f20;
}
`
