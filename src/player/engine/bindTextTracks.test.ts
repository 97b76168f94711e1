import { beforeEach, describe, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { bindTextTracks } from './bindTextTracks'
import type { Tech } from './openStream'

/** The used part of a text track list of video.js, which dispatches `change` with a delay. */
class FakeTrackList extends EventTarget {
  tracks: { mode: string; label: string; kind: string; language: string }[] = []
}

const manifestText = (language: string, over: object = {}) => ({
  id: language,
  originalTextId: null,
  language,
  label: null,
  forced: false,
  primary: false,
  roles: [],
  kind: 'subtitle',
  ...over,
})
const signsTrack = (language: string) => manifestText(language, { id: `signs-${language}`, forced: true })

let isClosed: boolean
let trackList: FakeTrackList
let reportFailure: (error: unknown) => void
const onNote = vi.fn()
const display = { showIn: vi.fn() }
let manifestTexts: ReturnType<typeof manifestText>[]
let audioLanguage: string
class FakePlayer extends EventTarget {
  selectTextTrack = vi.fn()
  getTextTracks = () => manifestTexts
  getAudioTracks = () => [
    { language: 'xx', active: false },
    { language: audioLanguage, active: true },
  ]
}
let player: FakePlayer

function bind({ captions, viewer = 'en' }: { captions?: string; viewer?: string } = {}) {
  const tech = {
    textTracks: () => trackList,
    addRemoteTextTrack(settings: { label: string; kind: string; language: string }) {
      const track = { mode: 'disabled', ...settings }
      trackList.tracks.push(track)
      return { track }
    },
    removeRemoteTextTrack: (track: never) => void trackList.tracks.splice(trackList.tracks.indexOf(track), 1),
  } as unknown as Tech
  const texts = {
    unnamed: String,
    forced: (name: string) => `${name} (forced)`,
    described: String,
    commentary: String,
  }
  const engine = { rules: { locale: 'en', languages: [viewer], texts }, captions, onNote }
  reportFailure = bindTextTracks(standIn(player), tech, engine, display, () => isClosed)
}

const menuTracks = () => trackList.tracks.filter(({ kind }) => kind !== 'metadata')
/** Label of the selected menu entry; undefined: Off. */
const selectedLabel = () => menuTracks().find(({ mode }) => mode === 'showing')?.label
/** Id of the track that is selected in the engine. */
const selectedId = () => player.selectTextTrack.mock.lastCall?.[0]?.id ?? null
const shownLabel = () => display.showIn.mock.lastCall?.[0]?.label

function selectInMenu(label: string | undefined) {
  for (const track of menuTracks()) track.mode = track.label === label ? 'showing' : 'disabled'
  trackList.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  vi.clearAllMocks()
  isClosed = false
  trackList = new FakeTrackList()
  player = new FakePlayer()
  manifestTexts = [manifestText('en'), manifestText('de')]
  audioLanguage = 'en'
})

test('shows the subtitles that are selected in the menu', () => {
  bind()
  selectInMenu('Deutsch')
  expect([selectedId(), shownLabel()]).toEqual(['de', 'Deutsch'])
  selectInMenu(undefined)
  expect([selectedId(), shownLabel()]).toEqual([null, undefined])
})

test('ignores a selection that is reported after the engine was destroyed', () => {
  bind()
  player.selectTextTrack.mockClear()
  isClosed = true
  selectInMenu('Deutsch')
  expect(player.selectTextTrack).not.toHaveBeenCalled()
})

describe('initially shows', () => {
  const primary = manifestText('de', { primary: true })
  test.each<[string, string | undefined, object[], string | undefined]>([
    ['no subtitles without a default', undefined, [manifestText('en'), manifestText('de')], undefined],
    ['the manifest’s default', undefined, [manifestText('en'), primary], 'Deutsch'],
    ['no subtitles if the viewer selected Off', '', [manifestText('en'), primary], undefined],
    ['the language that the viewer selected', 'en', [manifestText('en'), primary], 'English'],
    [
      'full subtitles rather than forced ones in that language',
      'en',
      [signsTrack('en'), manifestText('en')],
      'English',
    ],
    ['no forced subtitles, even if marked as default', undefined, [{ ...signsTrack('en'), primary: true }], undefined],
  ])('%s', (_, captions, tracks, expected) => {
    manifestTexts = tracks as typeof manifestTexts
    bind({ captions })
    expect(selectedLabel()).toBe(expected)
  })
})

describe('forced subtitles', () => {
  beforeEach(() => {
    manifestTexts = [manifestText('en'), signsTrack('en'), signsTrack('de')]
  })

  test('are shown while the menu is Off, even if the viewer selected Off before', () => {
    bind({ captions: '' })
    expect([selectedLabel(), selectedId(), shownLabel()]).toEqual([undefined, 'signs-en', 'English (forced)'])
    expect(trackList.tracks.find(({ kind }) => kind === 'metadata')?.mode).toBe('showing')
  })

  test('are replaced by the selected subtitles, and shown again with Off', () => {
    bind()
    selectInMenu('English')
    expect([selectedId(), shownLabel()]).toEqual(['en', 'English'])
    expect(trackList.tracks.find(({ kind }) => kind === 'metadata')?.mode).toBe('disabled')
    selectInMenu(undefined)
    expect(selectedId()).toBe('signs-en')
  })

  test('follow the audio language', () => {
    bind()
    audioLanguage = 'de'
    player.dispatchEvent(new Event('audiotrackschanged'))
    expect(selectedId()).toBe('signs-de')
    audioLanguage = 'fr'
    player.dispatchEvent(new Event('audiotrackschanged'))
    expect(selectedId()).toBeNull()
  })

  test('are in the viewer’s language if the audio language is unknown', () => {
    audioLanguage = 'und'
    bind({ viewer: 'de' })
    expect(selectedId()).toBe('signs-de')
  })

  test('are selected in the engine again when the viewer selects them in the menu', () => {
    bind()
    player.selectTextTrack.mockClear()
    selectInMenu('English (forced)')
    expect(player.selectTextTrack.mock.calls.map(([track]) => track?.id ?? null)).toEqual([null, 'signs-en'])
  })

  test('are not selected again after they failed to load', () => {
    bind()
    reportFailure(new Error('no segment'))
    expect(selectedId()).toBeNull()
    expect(onNote).toHaveBeenCalledExactlyOnceWith({ kind: 'subtitles', name: 'English (forced)' })
  })
})

describe('subtitles of a later period of a live stream', () => {
  const update = (...tracks: typeof manifestTexts) => {
    manifestTexts = tracks
    player.dispatchEvent(new Event('manifestupdated'))
  }
  beforeEach(() => {
    manifestTexts = []
  })

  test('are added to the menu once', () => {
    bind()
    update(manifestText('en'))
    update(manifestText('en'), manifestText('de'))
    expect(menuTracks().map(({ label }) => label)).toEqual(['English', 'Deutsch'])
    selectInMenu('Deutsch')
    expect(selectedId()).toBe('de')
  })

  test('are shown if the viewer selected their language before', () => {
    bind({ captions: 'de' })
    update(manifestText('en'), manifestText('de'))
    expect(selectedLabel()).toBe('Deutsch')
  })

  test('are not shown after the viewer selected Off', () => {
    manifestTexts = [manifestText('en')]
    bind({ captions: 'en' })
    selectInMenu(undefined)
    update(manifestText('en'), manifestText('en', { id: 'en-2', label: 'More' }))
    expect(selectedLabel()).toBeUndefined()
  })

  test('are not selected automatically after they failed to load', () => {
    bind({ captions: 'en' })
    update(manifestText('en'))
    reportFailure(new Error('no segment'))
    update(manifestText('en'), manifestText('de'))
    expect(selectedLabel()).toBeUndefined()
  })
})
