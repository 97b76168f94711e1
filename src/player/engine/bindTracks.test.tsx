import { beforeEach, expect, test, vi } from 'vitest'
import { bindAudio, bindText } from './bindTracks'
import type { Tech } from './openStream'
import { createTextDisplay } from './textDisplay'

/** As much of a list of video.js as is looked at: it tells a choice some time after it was made. */
class List<T> extends EventTarget {
  tracks: T[] = []
  addTrack(track: T) {
    this.tracks.push(track)
  }
}

let isClosed: boolean
const sounds = new List<{ enabled: boolean }>()
let texts: List<{ mode: string; label: string }>
const engine = {
  selectAudioTrack: vi.fn(),
  selectTextTrack: vi.fn(),
  getAudioTracks: () => ['en', 'de'].map((language, at) => ({ ...ofManifest(language), active: at === 0 })),
  getTextTracks: () => ['en', 'de'].map(ofManifest),
}
const ofManifest = (language: string) => ({
  id: language,
  originalTextId: null,
  language,
  label: null,
  forced: false,
  primary: language === 'en',
  roles: [],
  kind: 'subtitle',
  channelsCount: 2,
})
const video = {
  AudioTrack: class {
    enabled: boolean
    constructor(settings: { enabled: boolean }) {
      this.enabled = settings.enabled
    }
  },
}

beforeEach(() => {
  isClosed = false
  vi.clearAllMocks()
  sounds.tracks = []
  texts = new List()
  const tech = {
    audioTracks: () => sounds,
    textTracks: () => texts,
    addRemoteTextTrack({ label }: { label: string }) {
      const track = { mode: 'disabled', label }
      texts.addTrack(track)
      return { track }
    },
  } as unknown as Tech
  const rules = { locale: 'en', languages: ['en'], words: { unnamed: String, forced: String } }
  const settings = { rules, onNote: vi.fn() } as never
  bindAudio(video as never, engine as never, tech, settings, () => isClosed)
  bindText(engine as never, tech, settings, createTextDisplay(), () => isClosed)
  vi.clearAllMocks()
})

/** Chooses German, of both. */
function choose() {
  sounds.tracks.forEach((track, at) => {
    track.enabled = at === 1
  })
  for (const track of texts.tracks) track.mode = track.label === 'Deutsch' ? 'showing' : 'disabled'
}
const tell = () => {
  sounds.dispatchEvent(new Event('change'))
  texts.dispatchEvent(new Event('change'))
}
const german = expect.objectContaining({ language: 'de' })

test('a choice in the menus is the choice of the engine', () => {
  choose()
  tell()
  expect(engine.selectAudioTrack.mock.calls).toEqual([[german]])
  expect(engine.selectTextTrack.mock.calls).toEqual([[german]])
})

test('a choice that is told after the engine was torn down reaches it no more', () => {
  choose()
  isClosed = true
  tell()
  expect(engine.selectAudioTrack).not.toHaveBeenCalled()
  expect(engine.selectTextTrack).not.toHaveBeenCalled()
})
