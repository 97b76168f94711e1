import { describe, expect, it } from 'vitest'
import { componentKinds, pageKinds as kinds } from '../../../registry/routes'
import kindsInSchema from '../../../schemas/config/component-kind.json'
import type { Route } from '../../generated/types'
import { FIXED_PATHS } from '../../lib/url/fixedPaths'
import { planSite } from './plan'

/** Routes, valid or not */
type Routes = (Omit<Partial<Route>, 'component'> & { component?: string })[]

const planRoutes = (routing: Routes) => planSite({ site_config: { routing: routing as Route[] } }, kinds, 'config.json')

describe('planSite', () => {
  it('skips a route of an unknown kind, and suggests known kinds', () => {
    const { plan: site, problems } = planRoutes([
      { route: '/a', component: 'hoem' },
      { route: '/b', component: 'home' },
    ])
    expect(site.routes.map(({ route }) => route)).toEqual(['/b'])
    expect(problems).toMatchObject([
      { severity: 'error', pointer: '/site_config/routing/0/component', suggestFrom: { word: 'hoem' } },
    ])
  })

  it.each(['constructor', '__proto__', 'toString'])('treats a kind named %s as unknown, not inherited', (component) => {
    expect(planRoutes([{ route: '/a', component }]).plan.routes).toEqual([])
  })

  it.each(FIXED_PATHS.filter(({ reserved }) => reserved).map(({ path }) => path))(
    'rejects a route with the fixed path %s',
    (route) => {
      const { plan: site, problems } = planRoutes([{ route, component: 'home' }])
      expect(site.routes).toEqual([])
      expect(problems).toMatchObject([{ pointer: '/site_config/routing/0/route' }])
    },
  )

  it('keeps the first of two routes with the same path', () => {
    const { plan: site, problems } = planRoutes([
      { route: '/a', component: 'home' },
      { route: '/a', component: 'faq' },
    ])
    expect(site.routes.map(({ component }) => component)).toEqual(['home'])
    expect(problems).toMatchObject([{ pointer: '/site_config/routing/1/route' }])
  })

  it('keeps two routes with the same path for different sign-in states', () => {
    const routing = [
      { route: '/a', component: 'home', login_required: true },
      { route: '/a', component: 'faq', logout_required: true },
    ] as Route[]
    expect(planRoutes(routing).plan.routes).toHaveLength(2)
  })
})

describe('the registry', () => {
  it('knows exactly the component kinds of the schema', () => {
    expect([...componentKinds()].sort()).toEqual([...kindsInSchema.enum].sort())
  })
})
