import { beforeEach, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { bindAudioTracks } from './bindAudioTracks'
import type { Tech } from './openStream'

/** The used part of an audio track list of video.js, which dispatches `change` with a delay. */
class FakeTrackList extends EventTarget {
  tracks: { enabled: boolean }[] = []
  addTrack(track: { enabled: boolean }) {
    this.tracks.push(track)
  }
}

const track = (language: string) => ({ language, label: null, primary: false, roles: [], channelsCount: 2 })
const player = {
  selectAudioTrack: vi.fn(),
  getAudioTracks: () => ['en', 'de'].map((language, at) => ({ ...track(language), active: at === 0 })),
}
const video = {
  AudioTrack: class {
    enabled: boolean
    constructor(settings: { enabled: boolean }) {
      this.enabled = settings.enabled
    }
  },
}

let isEngineDestroyed: boolean
let trackList: FakeTrackList

function selectGerman() {
  trackList.tracks.forEach((shown, at) => {
    shown.enabled = at === 1
  })
  trackList.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  isEngineDestroyed = false
  trackList = new FakeTrackList()
  vi.clearAllMocks()
  const tech = { audioTracks: () => trackList } as unknown as Tech
  const texts = { unnamed: String, forced: String, described: String, commentary: String }
  const engine = { rules: { locale: 'en', languages: ['en'], texts } }
  bindAudioTracks(standIn(video), standIn(player), tech, engine, () => isEngineDestroyed)
})

test('plays the track that is selected in the menu', () => {
  selectGerman()
  expect(player.selectAudioTrack.mock.calls).toEqual([[expect.objectContaining({ language: 'de' })]])
})

test('ignores a selection that is reported after the engine was destroyed', () => {
  isEngineDestroyed = true
  selectGerman()
  expect(player.selectAudioTrack).not.toHaveBeenCalled()
})
