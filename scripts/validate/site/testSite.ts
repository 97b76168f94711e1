import { pageKinds } from '../../../registry/routes'
import type { Route, SiteConfig } from '../../../src/generated/types'
import { planSite } from '../../../src/site/plan/plan'
import type { Problem } from '../../../src/site/validate/problem'
import type { ValidModule } from '../../../src/tools/documents/checkDocument'
import type { Site, SiteCheck } from './site'

type Routes = readonly Partial<Route>[]

const HOME_ROUTE: Partial<Route> = { route: '/home', component: 'home' }

/** A valid site for tests of a single check. */
export function testSite(
  config: Partial<Omit<SiteConfig, 'routing'>> & { routing?: Routes } = {},
  more: Partial<Site> = {},
): Site {
  const document = { site_config: { ...config, routing: [...(config.routing ?? [HOME_ROUTE])] as Route[] } }
  const { plan } = planSite(document, pageKinds, 'config.json')
  return {
    config: { file: 'config.json', document, plan, raw: structuredClone(document) },
    modules: [],
    lists: [],
    invalidSlugs: new Set(),
    ...more,
  }
}

export const testModule = (module: Record<string, unknown>, file = 'modules/home.json'): ValidModule => {
  const { slug = 'a', type = 'title_grid' } = module
  const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
  const head = { slug: String(slug), type: String(type), module: { slug, type, ...module } }
  return { file, pointer: '/data/0/module', ...head, ...always }
}

/** The problems of a check, one line each: severity, file, pointer and suggestion. */
export const runCheck = (check: SiteCheck, site: Site): string[] =>
  check(site).map(
    ({ severity, file, pointer, suggestion }: Problem) =>
      `${severity} ${file} ${pointer}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  )
