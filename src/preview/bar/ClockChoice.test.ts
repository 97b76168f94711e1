import { expect, test } from 'vitest'
import { momentsOf } from './ClockChoice'

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
])('%s', (config, times) => {
  expect(momentsOf(config).map(({ time }) => time)).toEqual(times)
})
