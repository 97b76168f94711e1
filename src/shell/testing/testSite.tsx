import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { pageKinds } from '../../../registry/routes'
import { createConsent } from '../../consent/consent'
import type { Route, SiteConfig, SiteDocument, UserProfile } from '../../generated/types'
import type { Http } from '../../service/http/http'
import { createStatusLog } from '../../service/http/statusLog'
import { createSession } from '../../session/session'
import { planSite } from '../../site/plan/plan'
import { ConsentProvider } from '../../site/react/ConsentContext'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { ModuleEntry } from '../../site/registry'
import { createRuntime } from '../../site/runtime'
import { createProblems } from '../../site/validate/problem'

export interface TestSiteOptions {
  config?: Partial<SiteConfig>
  document?: Partial<SiteDocument>
  routing?: Route[]
  /** Modules by the address of their list. Requests for other lists fail. */
  lists?: Record<string, unknown[]>
  /** Signs in with this profile. */
  profile?: UserProfile
  cookies?: boolean
}

const DEFAULT_ROUTING: Route[] = [
  { route: '/home', component: 'home', default: true, label: 'Home' },
  { route: '/films', component: 'modulesonly', label: 'Films' },
  { route: '/contact', component: 'contact', label: 'Contact', placement: 'footer' },
  { route: '/search', component: 'searchresults' },
]

/** Renders parts of the shell in a site with a real runtime, and a service that returns `lists`. */
export function testSite({
  config,
  document: more,
  routing = DEFAULT_ROUTING,
  lists = {},
  profile,
  cookies,
}: TestSiteOptions = {}) {
  if (profile) Cookies.set('token', 'abc')
  else Cookies.remove('token')
  const session = createSession()
  if (profile) session.profileLoaded(profile, [])
  const load = async () => ({ default: () => null })
  const kinds = new Map([...pageKinds].map(([kind, entry]) => [kind, { ...entry, load }]))
  const http = {
    get: async (path: string) => {
      if (!Object.hasOwn(lists, path)) throw new Error(`no ${path}`)
      const data = { data: lists[path] }
      return { data, text: JSON.stringify(data), path }
    },
  }
  const grid = { load: async () => ({ default: () => null }), schema: 'modules/title_grid' } as ModuleEntry
  const site = { site_title: 'Lumen', ...more, site_config: { routing, ...config } } as SiteDocument
  const runtime = createRuntime({
    registry: { kinds, modules: new Map([['title_grid', grid]]), fixed: [] },
    plan: planSite(site, kinds, 'config.json').plan,
    http: http as unknown as Http,
    session,
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
  const consent = createConsent(cookies ?? false)
  const around = (children: ReactNode, at = '/home') => (
    <RuntimeProvider value={runtime}>
      <ConsentProvider value={consent}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </ConsentProvider>
    </RuntimeProvider>
  )
  return { runtime, session, consent, lists, around }
}

/** Mocks `matchMedia` for a window of this width, in CSS pixels. */
export function setWindowWidth(width: number): void {
  window.matchMedia = ((query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia
}
