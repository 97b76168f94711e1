import { expect, test } from 'vitest'
import { findModuleListUri, momentsInConfig, momentsInList } from './ClockChoice'

test.each([
  ['{"site_config":{"countdown":{"start_time":"2026-11-14T09:00:00-08:00"}}}', [Date.UTC(2026, 10, 14, 17)]],
  [
    '{"site_config":{"countdown":{"start_time":"tomorrow"},"navbar":{"notice":{"until":"2026-12-31T23:59:00Z"}}}}',
    [Date.UTC(2026, 11, 31, 23, 59)],
  ],
  ['{"site_config":{"countdown":null,"navbar":[]}}', []],
  ['{"site_config":{"__proto__":{"countdown":{"start_time":"2026-11-14"}}}}', []],
  ['[]', []],
  ['<h1>no config</h1>', []],
])('finds the dates in the config %s', (config, times) => {
  expect(momentsInConfig(config).map(({ time }) => time)).toEqual(times)
})

test('reads the start and end dates of placements', () => {
  const data = [
    { from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z', module: { slug: 'horror' } },
    { from: '2026-12-01T18:00:00Z', module: { slug: 'wall', display_name: 'Festival wall' } },
    { until: 'soon', module: { slug: 'b' } },
    null,
  ]
  expect(momentsInList(JSON.stringify({ data }))).toEqual([
    { label: 'horror starts', time: Date.UTC(2026, 10, 1) },
    { label: 'horror ends', time: Date.UTC(2026, 11, 1) },
    { label: 'Festival wall starts', time: Date.UTC(2026, 11, 1, 18) },
  ])
  expect(momentsInList('<h1>')).toEqual([])
})

test('finds the module list of the current page', () => {
  const config = JSON.stringify({
    site_config: { routing: [{ route: '/home', modules_uri: 'modules/placement/home/' }] },
  })
  expect(findModuleListUri(config, '/home')).toBe('modules/placement/home/')
  expect(findModuleListUri(config, '/films')).toBeUndefined()
  expect(findModuleListUri('[]', '/home')).toBeUndefined()
})
