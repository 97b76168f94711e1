import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Route } from '../../generated/types'
import { HOSTILE_TARGETS } from '../../session/testing/hostileTargets'
import { planSite } from './plan'
import { resolvePage } from './resolvePage'
import { createRouteTable } from './routeTable'

beforeAll(() => void vi.stubGlobal('location', new URL('https://site.example/')))
afterAll(() => void vi.unstubAllGlobals())

const kinds = new Map([['home', {}]])

/** The config may come from a CMS with other authors, so redirects are not trusted (threats R4). */
test.each(HOSTILE_TARGETS.map((target) => [target]))('keeps route.redirect %.60j on this site', (redirect) => {
  const routing = [
    { route: '/home', component: 'home', default: true },
    { route: '/old', component: 'home', redirect },
  ] as Route[]
  const { plan } = planSite({ site_config: { routing } }, kinds, 'config.json')
  const table = createRouteTable(plan, [], kinds, false)
  const found = resolvePage(plan, table, { pathname: '/old', search: '', hash: '' }, { signedIn: false })
  if (found.type !== 'redirect') return
  expect(found.to).toMatch(/^\/(?!\/)/)
  expect(new URL(found.to, location.origin).origin).toBe(location.origin)
})
