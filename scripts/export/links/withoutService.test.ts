import { expect, it, test } from 'vitest'
import { withoutService } from './withoutService'

const site = (site_config: object, more: object = {}) => ({ schema_version: 2, ...more, site_config })
const route = (path: string, component: string, more: object = {}) => ({ route: path, component, ...more })
const home = route('/home', 'home')

test.each([
  ['a protected page', [home, route('/members', 'modulesonly', { protected: true })], '/members'],
  ['a menu entry that requires sign-in', [home, route('/mine', 'modulesonly', { login_required: true })], '/mine'],
  ['a contact form', [home, route('/contact', 'contact')], '/contact'],
  ['events with RSVPs', [home, route('/events', 'events')], '/events'],
])('omits %s and reports its pointer', (_, routing, path) => {
  const { document, omitted } = withoutService(site({ auth: { disabled: true }, routing }))
  expect((document.site_config as { routing: unknown }).routing).toEqual([home])
  expect(omitted).toMatchObject([{ pointer: '/site_config/routing/1' }])
  expect(omitted[0]?.message).toMatch(`${path} is not exported`)
})

test.each([
  'home',
  'titles',
  'genres',
  'titledetail',
  'faq',
  'waystowatch',
  'pdf',
  'iframe',
  'searchresults',
  'modulesonly',
])('keeps a page of the kind %s', (component) => {
  const { document, omitted } = withoutService(site({ auth: { disabled: true }, routing: [route('/a', component)] }))
  expect((document.site_config as { routing: unknown[] }).routing).toHaveLength(1)
  expect(omitted).toEqual([])
})

test.each(['watchlist', 'history'])('makes a page of the kind %s public and adds it to the menu', (component) => {
  const own = route('/mine', component, { login_required: true, protected: true, show_in_menu: false, heading: 'Mine' })
  const { document, omitted } = withoutService(site({ auth: { disabled: true }, routing: [own] }))
  const { routing } = document.site_config as { routing: unknown[] }
  expect(routing).toEqual([route('/mine', component, { heading: 'Mine', label: 'Mine' })])
  expect(omitted).toEqual([])
})

test.each([
  [[home], undefined, false],
  [[home, route('/mine', 'watchlist')], undefined, undefined],
  [[home, route('/mine', 'watchlist')], false, false],
])('keeps the watchlist button only if a page shows the list', (routing, watchlist, expected) => {
  const { document } = withoutService(
    site({ auth: { disabled: true }, routing, ...(watchlist === false && { watchlist }) }),
  )
  expect((document.site_config as { watchlist?: boolean }).watchlist).toBe(expected)
})

it('disables sign-in and does not require it', () => {
  const config = site({ force_keycloak: true, auth: { mfa: true }, routing: [home] })
  const { document, omitted } = withoutService(config)
  expect(document.site_config).toEqual({ auth: { mfa: true, disabled: true }, watchlist: false, routing: [home] })
  expect(omitted.map(({ pointer }) => pointer)).toEqual(['/site_config/force_keycloak', '/site_config/auth'])
  expect(config.site_config).toHaveProperty('force_keycloak', true)
})

test.each([[undefined], [null], ['text'], [{}], [{ site_config: 3 }], [{ site_config: { routing: {} } }]])(
  'does not throw for the invalid config %j',
  (config) => {
    expect(() => withoutService(config)).not.toThrow()
  },
)
