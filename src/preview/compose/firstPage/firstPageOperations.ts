import { isRecord } from '../../../lib/json/isRecord'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { documentText } from '../../../tools/edit/layout'
import type { Json } from '../../../tools/edit/operation'
import { CONFIG_FILE, dataIn } from '../draft/siteData'
import { type Accent, brandTokens, type Ground } from './palettes'
import type { NewTitle } from './readNewestTitles'
import type { JsonObject, StartingPoint } from './startingPoints'

export interface FirstPageChoices {
  /** Name of the site. */
  name: string
  start: StartingPoint
  /** Path of the page. */
  address: string
  needsSignIn: boolean
  ground: Ground
  accent: Accent
}

/**
 * The operations that make the first page of a site: its config, its module lists and its style sheet.
 * @param now milliseconds since 1970
 */
export function firstPageOperations(
  files: SiteTexts,
  choices: FirstPageChoices,
  titles: readonly NewTitle[],
  now: number,
): SiteOperation[] {
  const { start, ground, accent } = choices
  const list = unusedFilePath(files, 'modules/home', '.json')
  const pages = (start.listPages ?? []).map((page) => ({
    ...page,
    file: unusedFilePath(files, `modules/${page.listName}`, '.json'),
  }))
  const sheet = unusedFilePath(files, 'brand', '.css')
  return [
    ...configOperations(files, choices, list, sheet, pages, now),
    { file: list, text: listText(start.modules(titles)) },
    ...pages.map(({ file, modules }) => ({ file, text: listText(modules(titles)) })),
    { file: sheet, text: styleSheetText(brandTokens(ground, accent)) },
  ]
}

function configOperations(
  files: SiteTexts,
  { name, start, address, needsSignIn }: FirstPageChoices,
  listFile: string,
  sheetFile: string,
  pages: readonly { file: string; route: JsonObject }[],
  now: number,
): SiteOperation[] {
  const title = name.trim()
  const isProtected = needsSignIn || start.needsSignIn === true
  const home = {
    route: address.trim(),
    component: 'home',
    default: true,
    label: 'Home',
    modules_uri: modulesUri(listFile),
    ...(isProtected ? { protected: true } : {}),
  }
  const general = { schema_version: 2, distributor: title, site_title: title }
  const settings: { readonly [name: string]: Json } = {
    css_root: `brand-${slugOf(title)}`,
    css: `/site/${sheetFile}`,
    ...(start.navbar ? { navbar: start.navbar(now) } : {}),
    ...(isProtected ? {} : { allow_unauthed_details: true }),
    routing: [home, ...pages.map(({ file, route }) => ({ ...route, modules_uri: modulesUri(file) })), ...start.routes],
  }
  const before = dataIn(files, CONFIG_FILE)
  // Nothing of a config without settings is worth keeping, and a whole text is easier to read than one made of edits.
  const { $schema, ...rest } = isRecord(before) ? before : {}
  if (isWithoutSettings(rest)) {
    const schema: { [name: string]: Json } = typeof $schema === 'string' ? { $schema } : {}
    return [{ file: CONFIG_FILE, text: documentText({ ...schema, ...general, site_config: settings }) }]
  }
  const set = (path: string[], value: Json): SiteOperation => ({
    file: CONFIG_FILE,
    change: { do: 'set', at: path, value },
  })
  return [
    ...Object.entries(general)
      .filter(([field]) => field !== 'schema_version' || !('schema_version' in rest))
      .map(([field, value]) => set([field], value)),
    ...Object.entries(settings).map(([field, value]) => set(['site_config', field], value)),
  ]
}

const listText = (modules: readonly JsonObject[]) => documentText({ data: modules.map((module) => ({ module })) })

const modulesUri = (listFile: string) =>
  `${listFile.replace(/^modules\//, 'modules/placement/').replace(/\.json$/, '')}/`

/** Whether a config has nothing but an empty list of pages. */
function isWithoutSettings(config: Readonly<Record<string, unknown>>): boolean {
  const { site_config: settings = {}, schema_version: _, ...rest } = config
  return (
    Object.keys(rest).length === 0 && isRecord(settings) && Object.keys(settings).every((field) => field === 'routing')
  )
}

/** `brand.css`, or `brand-2.css` if that exists: no file is replaced. */
function unusedFilePath(files: SiteTexts, path: string, extension: string): string {
  for (let number = 1; ; number++) {
    const free = `${path}${number === 1 ? '' : `-${number}`}${extension}`
    if (!files.has(free)) return free
  }
}

/** A name as a part of a class name: `corner-cinema`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site'

function styleSheetText(tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};\n`)
  return `/* Brand tokens: docs/reference/brand-tokens.md lists all of them. */\n:root {\n${lines.join('')}}\n`
}
