import type Player from 'video.js/dist/types/player'
import { isRecord } from '../lib/json/isRecord'
import { parseJson } from '../lib/json/parseJson'
import { createStorage } from '../lib/storage'

/** How somebody likes to watch, kept in this browser. What is missing was never chosen. */
export interface Preferences {
  /** 0 to 1. */
  volume?: number
  muted?: boolean
  /** Speed; 1 is that of the film. */
  rate?: number
  /** Language of the subtitles; '' is off. */
  captions?: string
  /** Language of the subtitles that were shown last, also where they are off now. */
  lastCaptions?: string
  /** Language of the sound. */
  audio?: string
}

const KEY = 'marquee.player'
const storage = createStorage('localStorage')

/** What was chosen before. Whatever stands in the storage, it is taken apart field by field. */
export function readPreferences(): Preferences {
  const kept = parsed(storage.get(KEY))
  const { volume, muted, rate, captions, lastCaptions, audio } = kept
  return {
    ...(isNumber(volume, 0, 1) && { volume }),
    ...(typeof muted === 'boolean' && { muted }),
    ...(isNumber(rate, 0.25, 4) && { rate }),
    ...(isWord(captions) && { captions }),
    ...(isWord(lastCaptions) && { lastCaptions }),
    ...(isWord(audio) && { audio }),
  }
}

/** Keeps what was chosen, beside what was chosen before. */
export function keepPreferences(change: Preferences): void {
  storage.set(KEY, JSON.stringify({ ...readPreferences(), ...change }))
}

/** Begins as the viewer left off elsewhere, and remembers what they change. @returns takes it back */
export function followPreferences(player: Player): () => void {
  const { volume, muted, rate } = readPreferences()
  if (volume !== undefined) player.volume(volume)
  if (muted !== undefined) player.muted(muted)
  if (rate !== undefined) {
    player.defaultPlaybackRate(rate)
    player.playbackRate(rate)
  }
  const sound = () => keepPreferences({ volume: player.volume(), muted: player.muted() })
  const speed = () => keepPreferences({ rate: player.playbackRate() })
  player.on('volumechange', sound)
  player.on('ratechange', speed)
  return () => {
    player.off('volumechange', sound)
    player.off('ratechange', speed)
  }
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value = text === undefined ? undefined : parseJson(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most
const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 40
