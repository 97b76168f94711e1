import type { LiveEvent } from '../../generated/types'

/** Something of a live event that can be played. */
export interface EventPart {
  asset: string
  name: string
}

/** coming: not yet. running: the live picture. over: what is left of it. */
export type EventPhase = 'coming' | 'running' | 'over'

/**
 * Where an event stands, by the server's clock. Its times go before its status, which may be older.
 * @param now in milliseconds since 1970
 */
export function phaseOf({ start_time, end_time, status }: LiveEvent, now: number): EventPhase {
  const start = Date.parse(start_time ?? '')
  const end = Date.parse(end_time ?? '')
  if (end <= now || (Number.isNaN(end) && status === 'ended')) return 'over'
  if (start > now || (Number.isNaN(start) && (status === 'scheduled' || status === 'active'))) return 'coming'
  return 'running'
}

/**
 * What can be played of an event: its live picture while it runs, afterwards its recordings, and of its parts only those
 * of the type vod (spec, sections 3 and 9).
 */
export function partsOf(event: LiveEvent, phase: EventPhase, name: string): EventPart[] {
  const recordings = (event.fragments ?? [])
    .filter(({ fragment_type, asset_id }) => fragment_type === 'vod' && asset_id !== undefined)
    .map((part) => ({ asset: String(part.asset_id), name: part.name ?? name }))
  if (phase === 'over') return recordings
  return event.asset_id === undefined ? recordings.slice(0, 1) : [{ asset: String(event.asset_id), name }]
}
