import { useCallback, useEffect, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import { playerParts } from '../controls/playerParts'
import { readPreferences, savePreferences } from '../preferences'

export interface TrackChoice {
  id: string
  label: string
  language: string
  kind: string
  isSelected: boolean
  select: () => void
}

export interface Tracks {
  text: TrackChoice[]
  audio: TrackChoice[]
  off: () => void
  /** Turns subtitles off, or on in the last chosen language. */
  toggleCaptions: () => void
}

/** The subtitles and audio tracks of a player, and which ones are selected. */
export function useTracks(player: Player): Tracks {
  const [, changed] = useState(0)
  useEffect(() => {
    const lists = [playerParts(player).textTracks(), playerParts(player).audioTracks()]
    const rerender = () => changed((count) => count + 1)
    const events = ['change', 'addtrack', 'removetrack']
    for (const list of lists) for (const event of events) list.addEventListener(event, rerender)
    rerender()
    return () => {
      for (const list of lists) for (const event of events) list.removeEventListener(event, rerender)
    }
  }, [player])

  const show = useCallback(
    (wanted: TextTrack | undefined) => {
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
    show(all.find(({ language }) => language === lastCaptions) ?? findInPageLanguage(all) ?? all[0])
  }, [player, show, off])

  const text = subtitlesOf(player).map((track) => choiceOf(track, track.mode === 'showing', () => show(track)))
  const audio = Array.from(playerParts(player).audioTracks()).map((track) =>
    choiceOf(track, track.enabled, () => {
      track.enabled = true
      savePreferences({ audio: track.language })
    }),
  )
  return { text, audio, off, toggleCaptions }
}

function findInPageLanguage(all: TextTrack[]): TextTrack | undefined {
  const page = document.documentElement.lang.slice(0, 2)
  return all.find(({ language }) => language.slice(0, 2) === page)
}

const subtitlesOf = (player: Player) =>
  Array.from(playerParts(player).textTracks()).filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
type ShownTrack = Pick<TrackChoice, 'id' | 'label' | 'language' | 'kind'>
const choiceOf = ({ id, label, language, kind }: ShownTrack, isSelected: boolean, select: () => void): TrackChoice => ({
  id,
  label,
  language,
  kind,
  isSelected,
  select,
})
