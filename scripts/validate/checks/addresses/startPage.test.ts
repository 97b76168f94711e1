import { expect, it } from 'vitest'
import { foundBy, testSite } from '../../site/testSite'
import { startPage } from './startPage'

const at = (place: string) => `config.json /site_config/routing${place}`
const home = { route: '/home', component: 'home' } as const
const films = { route: '/films', component: 'modulesonly' } as const

it.each([
  ['/home', { routing: [home] }, []],
  ['a default route', { routing: [{ ...films, default: true }] }, []],
  ['neither', { routing: [films] }, [`error ${at('')}`]],
  ['nothing', { routing: [] }, [`error ${at('')}`]],
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
] as const)('%s', (_, config, expected) => {
  expect(foundBy(startPage, testSite(config))).toEqual(expected)
})

it('reports nothing without a config', () => expect(foundBy(startPage, { modules: [] })).toEqual([]))
