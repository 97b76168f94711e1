import { BUILT_IN_LAYOUTS } from '../../src/catalogue/title-layout/titleLayout'
import type { SiteDocument } from '../../src/generated/types'
import { isRecord } from '../../src/lib/json/isRecord'
import { authType } from '../../src/session/authType'
import type { Users } from '../calls/call'

/** What a site is made of, as far as it decides what is asked. */
export interface SiteUse {
  config: SiteDocument
  /** Addresses of its module lists, and of the layouts of its titles. */
  lists: readonly string[]
  layouts?: string
  kinds: ReadonlySet<string>
  modules: Set<string>
  views: Set<string>
}

/** What a config says of itself; modules and views come with the lists. */
export function readUse(config: SiteDocument): SiteUse {
  const lists = ['routing', 'navbar', 'footer'].flatMap((part) =>
    valuesAt(config, ['site_config', part, 'modules_uri']),
  )
  lists.push(...valuesAt(config, ['site_config', 'navbar', 'mobile_genres_modules_uri']))
  const layouts = valuesAt(config, ['site_config', 'title_layouts_uri']).find((uri) => typeof uri === 'string')
  const kinds = valuesAt(config, ['site_config', 'routing', 'component'])
  const use: SiteUse = {
    config,
    lists: [...new Set(lists)].filter((uri) => typeof uri === 'string'),
    layouts,
    kinds: new Set(kinds.filter((kind) => typeof kind === 'string')),
    modules: new Set(),
    views: new Set(),
  }
  if (!layouts) addLayouts(use, BUILT_IN_LAYOUTS)
  return use
}

/** Adds the modules of a list. */
export function addModules(use: SiteUse, answer: unknown): void {
  for (const type of valuesAt(answer, ['data', 'module', 'type'])) if (typeof type === 'string') use.modules.add(type)
}

/** Adds the views of the layouts. */
export function addLayouts(use: SiteUse, answer: unknown): void {
  const data = isRecord(answer) && isRecord(answer.data) ? Object.values(answer.data) : []
  // Merged ones hold others.
  const types = [...valuesAt(data, ['views', 'type']), ...valuesAt(data, ['views', 'views', 'type'])]
  for (const type of types) if (typeof type === 'string') use.views.add(type)
}

/** Whether a site makes a call. */
export const isUsed = ({ every, kinds, modules, views, fields, signIn }: Users, use: SiteUse): boolean =>
  every === true ||
  (signIn !== undefined && signsIn(signIn, use)) ||
  kinds?.some((kind) => use.kinds.has(kind)) === true ||
  modules?.some((type) => use.modules.has(type)) === true ||
  views?.some((type) => use.views.has(type)) === true ||
  fields?.some((field) => valuesAt(use.config, field.split('.')).some(Boolean)) === true

/** The values at a place, of a list those in all of its entries. */
function valuesAt(data: unknown, steps: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((entry) => valuesAt(entry, steps))
  const [first, ...rest] = steps
  if (first === undefined) return [data]
  return isRecord(data) && Object.hasOwn(data, first) ? valuesAt(data[first], rest) : []
}

/** Whether visitors can sign in by one of these ways: a site without a door of its own has no signed-in visitors. */
function signsIn(ways: NonNullable<Users['signIn']>, { config, kinds }: SiteUse): boolean {
  const way = authType(config)
  const hasDoor = kinds.has('login') || config.okta_settings !== undefined || way === 'keycloak'
  return hasDoor && way !== undefined && (ways.length === 0 || ways.includes(way))
}
