import { expect, it } from 'vitest'
import { runCheck, testSite } from '../../site/testSite'
import { startPage } from './startPage'

const at = (place: string) => `config.json /site_config/routing${place}`
const home = { route: '/home', component: 'home' } as const
const films = { route: '/films', component: 'modulesonly' } as const

it.each([
  ['the route /home', { routing: [home] }, []],
  ['a default route', { routing: [{ ...films, default: true }] }, []],
  ['neither /home nor a default route', { routing: [films] }, [`error ${at('')}`]],
  ['no routes', { routing: [] }, [`error ${at('')}`]],
  [
    'two default routes',
    {
      routing: [
        { ...home, default: true },
        { ...films, default: true },
      ],
    },
    [`warning ${at('/1/default')}`],
  ],
  [
    'a default route for each sign-in state',
    {
      routing: [
        { ...home, default: true, login_required: true },
        { ...films, default: true, logout_required: true },
      ],
    },
    [],
  ],
  [
    'only a default route that requires sign-in',
    { routing: [{ ...home, login_required: true }] },
    [`error ${at('/0/login_required')}`],
  ],
  [
    'a default route that requires sign-in, and a public route',
    { routing: [{ ...home, login_required: true }, films] },
    [`warning ${at('/0/login_required')}`],
  ],
  [
    'only a default route for signed-out visitors',
    { routing: [{ ...home, logout_required: true }] },
    [`error ${at('/0/logout_required')}`],
  ],
  [
    'a start page that requires sign-in, with force_keycloak',
    { routing: [{ ...home, login_required: true }], force_keycloak: true },
    [],
  ],
] as const)('checks a site with %s', (_, config, expected) => {
  expect(runCheck(startPage, testSite(config))).toEqual(expected)
})

it('reports nothing without a config', () => expect(runCheck(startPage, { modules: [] })).toEqual([]))
