import { expect, it } from 'vitest'
import { runCheck, testSite } from '../../site/testSite'
import { checkStartPage } from './startPage'

const routingPlace = (place: string) => `config.json /site_config/routing${place}`
const homeRoute = { route: '/home', component: 'home' } as const
const filmsRoute = { route: '/films', component: 'modulesonly' } as const

it.each([
  ['the route /home', { routing: [homeRoute] }, []],
  ['a default route', { routing: [{ ...filmsRoute, default: true }] }, []],
  ['neither /home nor a default route', { routing: [filmsRoute] }, [`error ${routingPlace('')}`]],
  ['no routes', { routing: [] }, [`error ${routingPlace('')}`]],
  [
    'two default routes',
    {
      routing: [
        { ...homeRoute, default: true },
        { ...filmsRoute, default: true },
      ],
    },
    [`warning ${routingPlace('/1/default')}`],
  ],
  [
    'a default route for each sign-in state',
    {
      routing: [
        { ...homeRoute, default: true, login_required: true },
        { ...filmsRoute, default: true, logout_required: true },
      ],
    },
    [],
  ],
  [
    'only a default route that requires sign-in',
    { routing: [{ ...homeRoute, login_required: true }] },
    [`error ${routingPlace('/0/login_required')}`],
  ],
  [
    'a default route that requires sign-in, and a public route',
    { routing: [{ ...homeRoute, login_required: true }, filmsRoute] },
    [`warning ${routingPlace('/0/login_required')}`],
  ],
  [
    'only a default route for signed-out visitors',
    { routing: [{ ...homeRoute, logout_required: true }] },
    [`error ${routingPlace('/0/logout_required')}`],
  ],
  [
    'a start page that requires sign-in, with force_keycloak',
    { routing: [{ ...homeRoute, login_required: true }], force_keycloak: true },
    [],
  ],
] as const)('checks a site with %s', (_, config, expected) => {
  expect(runCheck(checkStartPage, testSite(config))).toEqual(expected)
})

it('reports nothing without a config', () => expect(runCheck(checkStartPage, { modules: [] })).toEqual([]))
