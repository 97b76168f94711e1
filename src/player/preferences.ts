import type Player from 'video.js/dist/types/player'
import { createStorage } from '../lib/browser/storage'
import { isRecord } from '../lib/json/isRecord'
import { parseJson } from '../lib/json/parseJson'

/** Player settings of this browser. Undefined: never chosen. */
export interface Preferences {
  /** 0 to 1. */
  volume?: number
  muted?: boolean
  /** Playback rate; 1 is normal. */
  rate?: number
  /** Language of the subtitles; '' is off. */
  captions?: string
  /** Language of the last shown subtitles, even if they are off now. */
  lastCaptions?: string
  /** Language of the audio. */
  audio?: string
}

const KEY = 'marquee.player'
const storage = createStorage('localStorage')

/** Validates the stored values field by field. */
export function readPreferences(): Preferences {
  const stored = parseStored(storage.get(KEY))
  const { volume, muted, rate, captions, lastCaptions, audio } = stored
  return {
    ...(isNumberBetween(volume, 0, 1) && { volume }),
    ...(typeof muted === 'boolean' && { muted }),
    ...(isNumberBetween(rate, 0.25, 4) && { rate }),
    ...(isShortString(captions) && { captions }),
    ...(isShortString(lastCaptions) && { lastCaptions }),
    ...(isShortString(audio) && { audio }),
  }
}

/** Merges changes into the stored values. */
export function savePreferences(change: Preferences): void {
  storage.set(KEY, JSON.stringify({ ...readPreferences(), ...change }))
}

/** Applies the stored volume and rate to a player, and saves changes. @returns stops saving */
export function bindPreferences(player: Player): () => void {
  const { volume, muted, rate } = readPreferences()
  if (volume !== undefined) player.volume(volume)
  if (muted !== undefined) player.muted(muted)
  if (rate !== undefined) {
    player.defaultPlaybackRate(rate)
    player.playbackRate(rate)
  }
  const saveVolume = () => savePreferences({ volume: player.volume(), muted: player.muted() })
  const saveRate = () => savePreferences({ rate: player.playbackRate() })
  player.on('volumechange', saveVolume)
  player.on('ratechange', saveRate)
  return () => {
    player.off('volumechange', saveVolume)
    player.off('ratechange', saveRate)
  }
}

function parseStored(text: string | undefined): Record<string, unknown> {
  try {
    const value = text === undefined ? undefined : parseJson(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const isNumberBetween = (value: unknown, minimum: number, maximum: number): value is number =>
  typeof value === 'number' && value >= minimum && value <= maximum
const isShortString = (value: unknown): value is string => typeof value === 'string' && value.length <= 40
