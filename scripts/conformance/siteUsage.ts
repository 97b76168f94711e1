import { BUILT_IN_LAYOUTS } from '../../src/catalogue/title-layout/titleLayout'
import type { SiteDocument } from '../../src/generated/types'
import { isRecord } from '../../src/lib/json/isRecord'
import { authType } from '../../src/session/authType'
import type { UsedBy } from '../calls/call'

/** The parts of a site that decide which calls it makes. */
export interface SiteUsage {
  config: SiteDocument
  /** URLs of the module lists. */
  lists: readonly string[]
  /** URL of the title layouts. */
  layoutsUrl?: string
  kinds: ReadonlySet<string>
  modules: Set<string>
  views: Set<string>
}

/** Reads the usage from the config. `addModules` and `addLayouts` add what the fetched lists contain. */
export function readSiteUsage(config: SiteDocument): SiteUsage {
  const lists = ['routing', 'navbar', 'footer'].flatMap((part) =>
    valuesAt(config, ['site_config', part, 'modules_uri']),
  )
  lists.push(...valuesAt(config, ['site_config', 'navbar', 'mobile_genres_modules_uri']))
  const layoutsUrl = valuesAt(config, ['site_config', 'title_layouts_uri']).find((uri) => typeof uri === 'string')
  const kinds = valuesAt(config, ['site_config', 'routing', 'component'])
  const usage: SiteUsage = {
    config,
    lists: [...new Set(lists)].filter((uri) => typeof uri === 'string'),
    layoutsUrl,
    kinds: new Set(kinds.filter((kind) => typeof kind === 'string')),
    modules: new Set(),
    views: new Set(),
  }
  if (!layoutsUrl) addLayouts(usage, BUILT_IN_LAYOUTS)
  return usage
}

export function addModules(usage: SiteUsage, response: unknown): void {
  for (const type of valuesAt(response, ['data', 'module', 'type']))
    if (typeof type === 'string') usage.modules.add(type)
}

export function addLayouts(usage: SiteUsage, response: unknown): void {
  const data = isRecord(response) && isRecord(response.data) ? Object.values(response.data) : []
  // Merged views contain other views.
  const types = [...valuesAt(data, ['views', 'type']), ...valuesAt(data, ['views', 'views', 'type'])]
  for (const type of types) if (typeof type === 'string') usage.views.add(type)
}

export const isUsed = ({ every, kinds, modules, views, fields, signIn }: UsedBy, usage: SiteUsage): boolean =>
  every === true ||
  (signIn !== undefined && offersSignIn(signIn, usage)) ||
  kinds?.some((kind) => usage.kinds.has(kind)) === true ||
  modules?.some((type) => usage.modules.has(type)) === true ||
  views?.some((type) => usage.views.has(type)) === true ||
  fields?.some((field) => valuesAt(usage.config, field.split('.')).some(Boolean)) === true

/** All values at a path; of a list, the values of all entries. */
function valuesAt(data: unknown, steps: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((entry) => valuesAt(entry, steps))
  const [first, ...rest] = steps
  if (first === undefined) return [data]
  return isRecord(data) && Object.hasOwn(data, first) ? valuesAt(data[first], rest) : []
}

/** Whether visitors can sign in with one of the methods. An empty list means any method. */
function offersSignIn(methods: NonNullable<UsedBy['signIn']>, { config, kinds }: SiteUsage): boolean {
  const method = authType(config)
  const canSignIn = kinds.has('login') || config.okta_settings !== undefined || method === 'keycloak'
  return canSignIn && method !== undefined && (methods.length === 0 || methods.includes(method))
}
