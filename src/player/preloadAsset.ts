import type { PlaybackAsset } from '../generated/types'
import { type PreloadedStream, preloadStream } from './engine/preloadedStream'
import type { PlayerConfig } from './playerSettings'
import { readPreferences } from './preferences'
import { browserCapabilities, type OrderedSources, orderSources } from './sources/orderSources'
import { streamType } from './sources/streamType'

/** Sources and stream of an asset, loaded before its player exists. */
export interface PreloadedAsset {
  sources: OrderedSources
  /** The start of the first source. */
  stream?: PreloadedStream
}

interface Settings {
  asset: PlaybackAsset
  manifestAudio: PlayerConfig['manifestAudio']
  /** Language of the viewer's profile, for the choice of the audio track. */
  language: string
  /** Aborted when the asset is played or dropped. Does not drop a stream that exists already. */
  signal: AbortSignal
}

/**
 * Chooses the source of an asset and starts to load it, except for protected streams, whose player requests the licence,
 * live streams, which start at their edge, and with data saver on.
 */
export async function preloadAsset({ asset, manifestAudio, language, signal }: Settings): Promise<PreloadedAsset> {
  const sources = await orderSources(asset, browserCapabilities)
  const [first] = sources.sources
  const { saveData } = navigator.connection ?? {}
  if (!first || asset.is_live || saveData || first.protected || streamType(first) === 'file') return { sources }
  const { audio } = readPreferences()
  const languages = audio === undefined ? [language] : [audio, language]
  const rules = { languages, manifestFirst: manifestAudio && audio === undefined }
  return { sources, stream: await preloadStream(first, { asset, rules }, asset.progress || undefined, signal) }
}
