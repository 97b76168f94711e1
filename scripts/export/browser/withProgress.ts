import { isRecord } from '../../../src/lib/json/isRecord'
import { assetIdOf } from '../../../src/service/playback'
import type { PlaybackPosition } from './guestLists'

/**
 * Adds the saved progress to each title and stream in a response, as a service does. Matches titles by their asset, or by
 * their ID if they have no asset.
 */
export function withProgress(answer: unknown, history: readonly PlaybackPosition[]): unknown {
  const byAsset = new Map(history.map(({ asset_id, progress }) => [String(asset_id), progress]))
  const byTitle = new Map(history.map(({ title_id, progress }) => [String(title_id), progress]))

  const progressOf = (thing: Record<string, unknown>): number | undefined => {
    const isStream = Array.isArray(thing.sources)
    const isTitle = typeof thing.slug === 'string' && typeof thing.title_type === 'string'
    if (!isStream && (!isTitle || thing.title_type === 'collection')) return undefined
    const asset = assetIdOf(thing)
    return asset === undefined ? byTitle.get(String(thing.id ?? thing.slug)) : byAsset.get(String(asset))
  }

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk)
    if (!isRecord(value)) return value
    const progress = progressOf(value)
    const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]))
    return progress === undefined ? parts : { ...parts, progress }
  }
  return walk(answer)
}
