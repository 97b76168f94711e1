import { expect, test } from 'vitest'
import type { LiveEvent } from '../../generated/types'
import { phaseOf, playableParts } from './eventParts'

const NOON = Date.parse('2026-11-27T12:00:00Z')
const event = (more: Partial<LiveEvent>): LiveEvent => ({ slug: 'night', ...more })

test.each<[string, Partial<LiveEvent>, string]>([
  ['before the start', { start_time: '2026-11-27T12:00:01Z' }, 'upcoming'],
  ['at the start', { start_time: '2026-11-27T12:00:00Z' }, 'running'],
  ['in another zone', { start_time: '2026-11-27T14:00:00+02:00' }, 'running'],
  ['at the end', { start_time: '2026-11-27T11:00:00Z', end_time: '2026-11-27T12:00:00Z' }, 'over'],
  ['times take precedence over the status', { start_time: '2026-11-27T11:00:00Z', status: 'scheduled' }, 'running'],
  ['without times, by its status', { status: 'scheduled' }, 'upcoming'],
  ['without times, over', { status: 'ended' }, 'over'],
  ['without times and status', {}, 'running'],
  ['an invalid date', { start_time: 'soon', status: 'live' }, 'running'],
])('decides the phase: %s', (_, more, phase) => {
  expect(phaseOf(event(more), NOON)).toBe(phase)
})

const fragments = [
  { fragment_type: 'vod', asset_id: 'film', name: 'The film' },
  { fragment_type: 'live', asset_id: 'doors' },
  { fragment_type: 'vod', asset_id: 7 },
  { fragment_type: 'vod', name: 'no asset' },
]

test.each([
  ['running: the live stream', { asset_id: 'live', fragments }, 'running', ['live Night']],
  ['running, without a live stream', { fragments }, 'running', ['film The film']],
  ['before the start, for moderators', { asset_id: 'live', fragments }, 'upcoming', ['live Night']],
  ['over: the recordings', { asset_id: 'live', fragments }, 'over', ['film The film', '7 Night']],
  ['over, without recordings', { asset_id: 'live' }, 'over', []],
] as const)('lists the playable parts: %s', (_, more, phase, expected) => {
  const parts = playableParts(event(more as Partial<LiveEvent>), phase, 'Night')
  expect(parts.map(({ assetId, name }) => `${assetId} ${name}`)).toEqual(expected)
})
