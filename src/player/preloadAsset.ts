import type { PlaybackAsset } from '../generated/types'
import { preloadStream } from './engine/preloadedStream'
import type { PlayerConfig } from './playerSettings'
import { readPreferences } from './preferences'
import { abilities, orderSources } from './sources/orderSources'
import { streamType } from './sources/streamType'

interface Wish {
  asset: PlaybackAsset
  manifestAudio: PlayerConfig['manifestAudio']
  /** The viewer's language. */
  language: string
  /** Whether nobody plays it yet. */
  isWanted?: () => boolean
}

/**
 * Begins to load what an asset would play first. Never a protected stream, whose licence is asked for by who watches, nor
 * a live one, which begins at its edge; nor where data are to be saved.
 */
export async function preloadAsset({ asset, manifestAudio, language, isWanted }: Wish): Promise<void> {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (asset.is_live || saveData) return
  const [first] = (await orderSources(asset, abilities)).sources
  if (!first || first.protected || streamType(first) === 'file') return
  const { audio } = readPreferences()
  const languages = audio === undefined ? [language] : [audio, language]
  const rules = { languages, manifestFirst: manifestAudio && audio === undefined }
  await preloadStream(first, { asset, rules }, asset.progress || undefined, isWanted)
}
