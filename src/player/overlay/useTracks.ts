import { useCallback, useEffect, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import { readPreferences, savePreferences } from '../preferences'

export interface Choice {
  id: string
  label: string
  language: string
  kind: string
  on: boolean
  choose: () => void
}

export interface Tracks {
  text: Choice[]
  audio: Choice[]
  off: () => void
  /** Turns subtitles off, or on in the last chosen language. */
  toggleCaptions: () => void
}

interface ShownTrack {
  id: string
  label: string
  language: string
  kind: string
  mode: TextTrackMode
  enabled: boolean
}
type List = EventTarget & { length: number; [at: number]: ShownTrack }

/** The subtitles and audio tracks of a player, and which ones are selected. */
export function useTracks(player: Player): Tracks {
  const [, changed] = useState(0)
  useEffect(() => {
    const lists = [player.textTracks(), player.audioTracks()] as unknown as List[]
    const rerender = () => changed((count) => count + 1)
    const events = ['change', 'addtrack', 'removetrack']
    for (const list of lists) for (const event of events) list.addEventListener(event, rerender)
    rerender()
    return () => {
      for (const list of lists) for (const event of events) list.removeEventListener(event, rerender)
    }
  }, [player])

  const show = useCallback(
    (wanted: ShownTrack | undefined) => {
      for (const track of subtitlesOf(player)) track.mode = track === wanted ? 'showing' : 'disabled'
      savePreferences({ captions: wanted?.language ?? '', ...(wanted && { lastCaptions: wanted.language }) })
    },
    [player],
  )
  const off = useCallback(() => show(undefined), [show])
  const toggleCaptions = useCallback(() => {
    const all = subtitlesOf(player)
    if (all.some(({ mode }) => mode === 'showing')) return off()
    const { lastCaptions } = readPreferences()
    show(all.find(({ language }) => language === lastCaptions) ?? inPageLanguage(all) ?? all[0])
  }, [player, show, off])

  const text = subtitlesOf(player).map((track) => choiceOf(track, track.mode === 'showing', () => show(track)))
  const audio = arrayOf(player.audioTracks()).map((track) =>
    choiceOf(track, track.enabled, () => {
      track.enabled = true
      savePreferences({ audio: track.language })
    }),
  )
  return { text, audio, off, toggleCaptions }
}

function inPageLanguage(all: ShownTrack[]): ShownTrack | undefined {
  const page = document.documentElement.lang.slice(0, 2)
  return all.find(({ language }) => language.slice(0, 2) === page)
}

const arrayOf = (list: unknown): ShownTrack[] => Array.from(list as ArrayLike<ShownTrack>)
const subtitlesOf = (player: Player) =>
  arrayOf(player.textTracks()).filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
const choiceOf = ({ id, label, language, kind }: ShownTrack, on: boolean, choose: () => void): Choice => ({
  id,
  label,
  language,
  kind,
  on,
  choose,
})
