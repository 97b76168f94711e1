import type { PlaybackAsset } from '../generated/types'
import { type PreloadedStream, preloadStream } from './engine/preloadedStream'
import type { PlayerConfig } from './playerSettings'
import { readPreferences } from './preferences'
import { abilities, type OrderedSources, orderSources } from './sources/orderSources'
import { streamType } from './sources/streamType'

/** Sources and stream of an asset, loaded before its player exists. */
export interface PreloadedAsset {
  sources: OrderedSources
  /** The beginning of the first source. */
  stream?: PreloadedStream
}

interface Settings {
  asset: PlaybackAsset
  manifestAudio: PlayerConfig['manifestAudio']
  /** The viewer's language. */
  language: string
  /** Aborted when the asset is played or no longer wanted. A stream that has been created by then stays. */
  signal: AbortSignal
}

/**
 * Chooses the source of an asset, and starts to load it. Never a protected stream, whose licence is requested by its
 * player, a live one, which begins at its edge, or any where the browser saves data.
 */
export async function preloadAsset({ asset, manifestAudio, language, signal }: Settings): Promise<PreloadedAsset> {
  const sources = await orderSources(asset, abilities)
  const [first] = sources.sources
  const { saveData } = navigator.connection ?? {}
  if (!first || asset.is_live || saveData || first.protected || streamType(first) === 'file') return { sources }
  const { audio } = readPreferences()
  const languages = audio === undefined ? [language] : [audio, language]
  const rules = { languages, manifestFirst: manifestAudio && audio === undefined }
  return { sources, stream: await preloadStream(first, { asset, rules }, asset.progress || undefined, signal) }
}
