import { expect, test } from 'vitest'
import type { LiveEvent } from '../../generated/types'
import { partsOf, phaseOf } from './eventParts'

const NOON = Date.parse('2026-11-27T12:00:00Z')
const event = (more: Partial<LiveEvent>): LiveEvent => ({ slug: 'night', ...more })

test.each<[string, Partial<LiveEvent>, string]>([
  ['before it', { start_time: '2026-11-27T12:00:01Z' }, 'coming'],
  ['as it begins', { start_time: '2026-11-27T12:00:00Z' }, 'running'],
  ['in another zone', { start_time: '2026-11-27T14:00:00+02:00' }, 'running'],
  ['as it ends', { start_time: '2026-11-27T11:00:00Z', end_time: '2026-11-27T12:00:00Z' }, 'over'],
  ['times go before the status', { start_time: '2026-11-27T11:00:00Z', status: 'scheduled' }, 'running'],
  ['without times, by its status', { status: 'scheduled' }, 'coming'],
  ['without times, over', { status: 'ended' }, 'over'],
  ['nothing is known: at once', {}, 'running'],
  ['a broken date', { start_time: 'soon', status: 'live' }, 'running'],
])('%s', (_, more, phase) => {
  expect(phaseOf(event(more), NOON)).toBe(phase)
})

const fragments = [
  { fragment_type: 'vod', asset_id: 'film', name: 'The film' },
  { fragment_type: 'live', asset_id: 'doors' },
  { fragment_type: 'vod', asset_id: 7 },
  { fragment_type: 'vod', name: 'no asset' },
]

test.each([
  ['while it runs: the live picture', { asset_id: 'live', fragments }, 'running', ['live Night']],
  ['while it runs, without a live picture', { fragments }, 'running', ['film The film']],
  ['before: what a moderator may open', { asset_id: 'live', fragments }, 'coming', ['live Night']],
  ['afterwards: the recordings', { asset_id: 'live', fragments }, 'over', ['film The film', '7 Night']],
  ['afterwards, nothing is kept', { asset_id: 'live' }, 'over', []],
] as const)('%s', (_, more, phase, expected) => {
  const parts = partsOf(event(more as Partial<LiveEvent>), phase, 'Night')
  expect(parts.map(({ asset, name }) => `${asset} ${name}`)).toEqual(expected)
})
