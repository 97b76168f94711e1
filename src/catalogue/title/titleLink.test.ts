import { expect, it } from 'vitest'
import type { SiteConfig } from '../../generated/types'
import { eventLink, type LinkRules, titleLink } from './titleLink'

const link = (title: object, rules: Omit<Partial<LinkRules>, 'config'> & { config?: Partial<SiteConfig> } = {}) =>
  titleLink({ slug: 'sunrise', ...title }, { ...rules, config: { routing: [], ...rules.config } })

const LIVE_EVENT_RULE = { module_slug_list: ['events'], route_to_open: '/live' }

it.each([
  ['a title', {}, {}, '/title/sunrise'],
  ['a configured path', {}, { path: '/films' }, '/films/sunrise'],
  ['a configured path with a slash at its end', {}, { path: '/films/' }, '/films/sunrise'],
  ['its own link', { link: 'https://example.com/' }, { path: '/films' }, 'https://example.com/'],
  ['an unsafe link', { link: 'javascript:alert(1)' }, {}, undefined],
  ['a slug with special characters', { slug: 'a b/c' }, {}, '/title/a%20b%2Fc'],
  [
    'the last live event of a title in a module of consider_module_title_as_event',
    { live_events: ['a', 'b'] },
    { module: 'events', config: { consider_module_title_as_event: LIVE_EVENT_RULE } },
    '/live/sunrise/b',
  ],
  [
    'a title without live events',
    { live_events: [] },
    { module: 'events', config: { consider_module_title_as_event: LIVE_EVENT_RULE } },
    '/title/sunrise',
  ],
  [
    'a title of another module',
    { live_events: ['a'] },
    { module: 'other', config: { consider_module_title_as_event: LIVE_EVENT_RULE } },
    '/title/sunrise',
  ],
  ['a collection', { title_type: 'collection' }, {}, '/collections/sunrise'],
  [
    'a collection below its configured route',
    { title_type: 'collection' },
    { config: { routing: [{ route: '/rooms', component: 'collections' as const }] } },
    '/rooms/sunrise',
  ],
  ['a collection of a module with a path', { title_type: 'collection' }, { path: '/sets' }, '/sets/sunrise'],
  ['an unplayable title', { is_playable: false }, {}, '/title/sunrise'],
  [
    'an unplayable title with disable_non_playable',
    { is_playable: false },
    { config: { disable_non_playable: true } },
    undefined,
  ],
])('links %s', (_, title, rules, expected) => {
  expect(link(title, rules)).toBe(expected)
})

it.each([
  ['below the event route of the config', { consider_module_title_as_event: LIVE_EVENT_RULE }, '/live/sunrise/a'],
  ['below /event without an event route', {}, '/event/sunrise/a'],
])('links a live event %s', (_, config, expected) => {
  expect(eventLink({ routing: [], ...config }, 'sunrise', 'a')).toBe(expected)
})
