import type { LiveEvent } from '../../generated/types'

export interface EventPart {
  assetId: string
  name: string
}

export type EventPhase = 'upcoming' | 'running' | 'over'

/**
 * Phase of an event. Its times take precedence over its status, which may be outdated.
 * @param now server time in ms since 1970
 */
export function phaseOf({ start_time, end_time, status }: LiveEvent, now: number): EventPhase {
  const start = Date.parse(start_time ?? '')
  const end = Date.parse(end_time ?? '')
  if (end <= now || (Number.isNaN(end) && status === 'ended')) return 'over'
  if (start > now || (Number.isNaN(start) && (status === 'scheduled' || status === 'active'))) return 'upcoming'
  return 'running'
}

/** The live stream until the event is over, then its recordings: the fragments of type vod (spec, sections 3 and 9). */
export function playableParts(event: LiveEvent, phase: EventPhase, name: string): EventPart[] {
  const recordings = (event.fragments ?? [])
    .filter(({ fragment_type, asset_id }) => fragment_type === 'vod' && asset_id !== undefined)
    .map((part) => ({ assetId: String(part.asset_id), name: part.name ?? name }))
  if (phase === 'over') return recordings
  return event.asset_id === undefined ? recordings.slice(0, 1) : [{ assetId: String(event.asset_id), name }]
}
