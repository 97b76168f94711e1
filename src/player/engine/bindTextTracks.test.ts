import { beforeEach, describe, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { bindTextTracks } from './bindTextTracks'
import type { Tech } from './openStream'

/** The used part of a text track list of video.js, which dispatches `change` with a delay. */
class FakeTrackList extends EventTarget {
  tracks: { mode: string; label: string; kind: string; language: string }[] = []
}

const text = (language: string, over: object = {}) => ({
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
const signs = (language: string) => text(language, { id: `signs-${language}`, forced: true })

let isClosed: boolean
let list: FakeTrackList
let failed: (error: unknown) => void
const onNote = vi.fn()
const display = { showIn: vi.fn() }
let manifest: ReturnType<typeof text>[]
let audioLanguage: string
class Player extends EventTarget {
  selectTextTrack = vi.fn()
  getTextTracks = () => manifest
  getAudioTracks = () => [
    { language: 'xx', active: false },
    { language: audioLanguage, active: true },
  ]
}
let player: Player

function bind({ captions, viewer = 'en' }: { captions?: string; viewer?: string } = {}) {
  const tech = {
    textTracks: () => list,
    addRemoteTextTrack(settings: { label: string; kind: string; language: string }) {
      const track = { mode: 'disabled', ...settings }
      list.tracks.push(track)
      return { track }
    },
    removeRemoteTextTrack: (track: never) => void list.tracks.splice(list.tracks.indexOf(track), 1),
  } as unknown as Tech
  const texts = {
    unnamed: String,
    forced: (name: string) => `${name} (forced)`,
    described: String,
    commentary: String,
  }
  const engine = { rules: { locale: 'en', languages: [viewer], texts }, captions, onNote }
  failed = bindTextTracks(standIn(player), tech, engine, display, () => isClosed)
}

const menuTracks = () => list.tracks.filter(({ kind }) => kind !== 'metadata')
/** Label of the selected menu entry; undefined: Off. */
const selectedLabel = () => menuTracks().find(({ mode }) => mode === 'showing')?.label
/** Id of the track that is selected in the engine. */
const selectedId = () => player.selectTextTrack.mock.lastCall?.[0]?.id ?? null
const shownLabel = () => display.showIn.mock.lastCall?.[0]?.label

function select(label: string | undefined) {
  for (const track of menuTracks()) track.mode = track.label === label ? 'showing' : 'disabled'
  list.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  vi.clearAllMocks()
  isClosed = false
  list = new FakeTrackList()
  player = new Player()
  manifest = [text('en'), text('de')]
  audioLanguage = 'en'
})

test('shows the subtitles that are selected in the menu', () => {
  bind()
  select('Deutsch')
  expect([selectedId(), shownLabel()]).toEqual(['de', 'Deutsch'])
  select(undefined)
  expect([selectedId(), shownLabel()]).toEqual([null, undefined])
})

test('ignores a selection that is reported after the engine was destroyed', () => {
  bind()
  player.selectTextTrack.mockClear()
  isClosed = true
  select('Deutsch')
  expect(player.selectTextTrack).not.toHaveBeenCalled()
})

describe('initially shows', () => {
  const primary = text('de', { primary: true })
  test.each<[string, string | undefined, object[], string | undefined]>([
    ['no subtitles without a default', undefined, [text('en'), text('de')], undefined],
    ['the manifest’s default', undefined, [text('en'), primary], 'Deutsch'],
    ['no subtitles if the viewer selected Off', '', [text('en'), primary], undefined],
    ['the language that the viewer selected', 'en', [text('en'), primary], 'English'],
    ['full subtitles rather than forced ones in that language', 'en', [signs('en'), text('en')], 'English'],
    ['no forced subtitles, even if marked as default', undefined, [{ ...signs('en'), primary: true }], undefined],
  ])('%s', (_, captions, tracks, expected) => {
    manifest = tracks as typeof manifest
    bind({ captions })
    expect(selectedLabel()).toBe(expected)
  })
})

describe('forced subtitles', () => {
  beforeEach(() => {
    manifest = [text('en'), signs('en'), signs('de')]
  })

  test('are shown while the menu is Off, even if the viewer selected Off before', () => {
    bind({ captions: '' })
    expect([selectedLabel(), selectedId(), shownLabel()]).toEqual([undefined, 'signs-en', 'English (forced)'])
    expect(list.tracks.find(({ kind }) => kind === 'metadata')?.mode).toBe('showing')
  })

  test('are replaced by the selected subtitles, and shown again with Off', () => {
    bind()
    select('English')
    expect([selectedId(), shownLabel()]).toEqual(['en', 'English'])
    expect(list.tracks.find(({ kind }) => kind === 'metadata')?.mode).toBe('disabled')
    select(undefined)
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
    select('English (forced)')
    expect(player.selectTextTrack.mock.calls.map(([track]) => track?.id ?? null)).toEqual([null, 'signs-en'])
  })

  test('are not selected again after they failed to load', () => {
    bind()
    failed(new Error('no segment'))
    expect(selectedId()).toBeNull()
    expect(onNote).toHaveBeenCalledExactlyOnceWith({ kind: 'subtitles', name: 'English (forced)' })
  })
})

describe('subtitles of a later period of a live stream', () => {
  const update = (...tracks: typeof manifest) => {
    manifest = tracks
    player.dispatchEvent(new Event('manifestupdated'))
  }
  beforeEach(() => {
    manifest = []
  })

  test('are added to the menu once', () => {
    bind()
    update(text('en'))
    update(text('en'), text('de'))
    expect(menuTracks().map(({ label }) => label)).toEqual(['English', 'Deutsch'])
    select('Deutsch')
    expect(selectedId()).toBe('de')
  })

  test('are shown if the viewer selected their language before', () => {
    bind({ captions: 'de' })
    update(text('en'), text('de'))
    expect(selectedLabel()).toBe('Deutsch')
  })

  test('are not shown after the viewer selected Off', () => {
    manifest = [text('en')]
    bind({ captions: 'en' })
    select(undefined)
    update(text('en'), text('en', { id: 'en-2', label: 'More' }))
    expect(selectedLabel()).toBeUndefined()
  })

  test('are not selected automatically after they failed to load', () => {
    bind({ captions: 'en' })
    update(text('en'))
    failed(new Error('no segment'))
    update(text('en'), text('de'))
    expect(selectedLabel()).toBeUndefined()
  })
})
