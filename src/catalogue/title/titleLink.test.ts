import { expect, it } from 'vitest'
import type { SiteConfig } from '../../generated/types'
import { type LinkRules, titleLink } from './titleLink'

const link = (title: object, rules: Omit<Partial<LinkRules>, 'config'> & { config?: Partial<SiteConfig> } = {}) =>
  titleLink({ slug: 'sunrise', ...title }, { ...rules, config: { routing: [], ...rules.config } })

const rule = { module_slug_list: ['events'], route_to_open: '/live' }

it.each([
  ['a title', {}, {}, '/title/sunrise'],
  ['a configured path', {}, { path: '/films' }, '/films/sunrise'],
  ['a configured path with a slash at its end', {}, { path: '/films/' }, '/films/sunrise'],
  ['its own link', { link: 'https://example.com/' }, { path: '/films' }, 'https://example.com/'],
  ['a link that is no address', { link: 'javascript:alert(1)' }, {}, undefined],
  ['a slug with odd letters', { slug: 'a b/c' }, {}, '/title/a%20b%2Fc'],
  [
    'a live event of a named module: the last one',
    { live_events: ['a', 'b'] },
    { module: 'events', config: { consider_module_title_as_event: rule } },
    '/live/sunrise/b',
  ],
  [
    'no live events',
    { live_events: [] },
    { module: 'events', config: { consider_module_title_as_event: rule } },
    '/title/sunrise',
  ],
  [
    'another module',
    { live_events: ['a'] },
    { module: 'other', config: { consider_module_title_as_event: rule } },
    '/title/sunrise',
  ],
  ['not playable, where that is a link', { is_playable: false }, {}, '/title/sunrise'],
  ['not playable, where that is none', { is_playable: false }, { config: { disable_non_playable: true } }, undefined],
])('%s', (_, title, rules, expected) => {
  expect(link(title, rules)).toBe(expected)
})
