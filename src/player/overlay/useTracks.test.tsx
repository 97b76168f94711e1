import { act, renderHook } from '@testing-library/react'
import type Player from 'video.js/dist/types/player'
import { beforeEach, expect, test } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { readPreferences } from '../preferences'
import { useTracks } from './useTracks'

interface FakeTrack {
  id: string
  label: string
  language: string
  kind: string
  mode: string
  enabled: boolean
}

const track = (language: string, more: Partial<FakeTrack> = {}): FakeTrack => ({
  id: language,
  label: language,
  language,
  kind: 'subtitles',
  mode: 'disabled',
  enabled: false,
  ...more,
})

/** A track list of video.js. */
class FakeTrackList extends EventTarget {
  length = 0
  constructor(...tracks: FakeTrack[]) {
    super()
    for (const each of tracks) this.add(each)
  }
  add(each: FakeTrack) {
    Object.assign(this, { [this.length++]: each })
    this.dispatchEvent(new Event('addtrack'))
  }
}

let textTracks: FakeTrackList
let audioTracks: FakeTrackList
const show = () => {
  const player = { textTracks: () => textTracks, audioTracks: () => audioTracks }
  return renderHook(() => useTracks(standIn<Player>(player))).result
}
const allTextTracks = () => Array.from(textTracks as unknown as ArrayLike<FakeTrack>)
const showingIds = () => allTextTracks().flatMap(({ id, mode }) => (mode === 'showing' ? [id] : []))

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'de'
  textTracks = new FakeTrackList(track('en'), track('de-DE'), track('fr'), track('chapters', { kind: 'chapters' }))
  audioTracks = new FakeTrackList(track('en', { enabled: true }), track('fr'))
})

test('lists subtitles and audio tracks, without chapters, with the selected one', () => {
  const { current } = show()
  expect(current.text.map(({ id, isSelected }) => [id, isSelected])).toEqual([
    ['en', false],
    ['de-DE', false],
    ['fr', false],
  ])
  expect(current.audio.map(({ id, isSelected }) => [id, isSelected])).toEqual([
    ['en', true],
    ['fr', false],
  ])
})

test('shows only the selected subtitles, and saves the language', () => {
  const tracks = show()
  tracks.current.text[0]?.select()
  tracks.current.text[2]?.select()
  expect(showingIds()).toEqual(['fr'])
  expect(readPreferences()).toMatchObject({ captions: 'fr', lastCaptions: 'fr' })
})

test('saves that subtitles are off, and their last language', () => {
  const tracks = show()
  tracks.current.text[2]?.select()
  tracks.current.off()
  expect(showingIds()).toEqual([])
  expect(readPreferences()).toMatchObject({ captions: '', lastCaptions: 'fr' })
})

test('toggles subtitles in the page language, then in the last selected one', () => {
  const tracks = show()
  tracks.current.toggleCaptions()
  expect(showingIds()).toEqual(['de-DE'])
  tracks.current.text[2]?.select()
  tracks.current.toggleCaptions()
  expect(showingIds()).toEqual([])
  tracks.current.toggleCaptions()
  expect(showingIds()).toEqual(['fr'])
})

test('toggles the first subtitles if none match the page language', () => {
  document.documentElement.lang = 'ja'
  show().current.toggleCaptions()
  expect(showingIds()).toEqual(['en'])
})

test('selects an audio track, and saves its language', () => {
  show().current.audio[1]?.select()
  expect((audioTracks as unknown as FakeTrack[])[1]?.enabled).toBe(true)
  expect(readPreferences()).toMatchObject({ audio: 'fr' })
})

test('lists tracks that are added later', () => {
  const tracks = show()
  act(() => textTracks.add(track('it')))
  expect(tracks.current.text.map(({ id }) => id)).toContain('it')
})
