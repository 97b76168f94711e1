import { beforeEach, describe, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { bindText } from './bindText'
import type { Tech } from './openStream'

/** The part of a text track list of video.js that is used: it reports a change after a delay. */
class List extends EventTarget {
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
let list: List
let failed: (error: unknown) => void
const onNote = vi.fn()
const display = { showIn: vi.fn() }
let manifest: ReturnType<typeof text>[]
let sound: string
class Player extends EventTarget {
  selectTextTrack = vi.fn()
  getTextTracks = () => manifest
  getAudioTracks = () => [
    { language: 'xx', active: false },
    { language: sound, active: true },
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
  const words = {
    unnamed: String,
    forced: (name: string) => `${name} (forced)`,
    described: String,
    commentary: String,
  }
  const engine = { rules: { locale: 'en', languages: [viewer], words }, captions, onNote }
  failed = bindText(standIn(player), tech, engine, display, () => isClosed)
}

const listed = () => list.tracks.filter(({ kind }) => kind !== 'metadata')
/** The label of the choice in the menu; undefined: Off. */
const pressed = () => listed().find(({ mode }) => mode === 'showing')?.label
/** The track that the engine reads, and the track in which it is shown. */
const selected = () => player.selectTextTrack.mock.lastCall?.[0]?.id ?? null
const shown = () => display.showIn.mock.lastCall?.[0]?.label

function choose(label: string | undefined) {
  for (const track of listed()) track.mode = track.label === label ? 'showing' : 'disabled'
  list.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  vi.clearAllMocks()
  isClosed = false
  list = new List()
  player = new Player()
  manifest = [text('en'), text('de')]
  sound = 'en'
})

test('hands a choice in the menu to the engine', () => {
  bind()
  choose('Deutsch')
  expect([selected(), shown()]).toEqual(['de', 'Deutsch'])
  choose(undefined)
  expect([selected(), shown()]).toEqual([null, undefined])
})

test('ignores a choice that is reported after the engine was torn down', () => {
  bind()
  player.selectTextTrack.mockClear()
  isClosed = true
  choose('Deutsch')
  expect(player.selectTextTrack).not.toHaveBeenCalled()
})

describe('what is shown first', () => {
  const primary = text('de', { primary: true })
  test.each<[string, string | undefined, object[], string | undefined]>([
    ['nothing without a default', undefined, [text('en'), text('de')], undefined],
    ['the manifest’s default', undefined, [text('en'), primary], 'Deutsch'],
    ['nothing if the viewer chose Off', '', [text('en'), primary], undefined],
    ['the language that the viewer chose', 'en', [text('en'), primary], 'English'],
    ['full subtitles of it before forced ones', 'en', [signs('en'), text('en')], 'English'],
    ['no forced ones that are marked as default', undefined, [{ ...signs('en'), primary: true }], undefined],
  ])('%s', (_, captions, tracks, expected) => {
    manifest = tracks as typeof manifest
    bind({ captions })
    expect(pressed()).toBe(expected)
  })
})

describe('forced subtitles', () => {
  beforeEach(() => {
    manifest = [text('en'), signs('en'), signs('de')]
  })

  test('are shown while the menu says Off, also if the viewer chose Off before', () => {
    bind({ captions: '' })
    expect([pressed(), selected(), shown()]).toEqual([undefined, 'signs-en', 'English (forced)'])
    expect(list.tracks.find(({ kind }) => kind === 'metadata')?.mode).toBe('showing')
  })

  test('are replaced by chosen subtitles, and shown again with Off', () => {
    bind()
    choose('English')
    expect([selected(), shown()]).toEqual(['en', 'English'])
    expect(list.tracks.find(({ kind }) => kind === 'metadata')?.mode).toBe('disabled')
    choose(undefined)
    expect(selected()).toBe('signs-en')
  })

  test('follow the audio language', () => {
    bind()
    sound = 'de'
    player.dispatchEvent(new Event('audiotrackschanged'))
    expect(selected()).toBe('signs-de')
    sound = 'fr'
    player.dispatchEvent(new Event('audiotrackschanged'))
    expect(selected()).toBeNull()
  })

  test('are in the viewer’s language if the audio language is unknown', () => {
    sound = 'und'
    bind({ viewer: 'de' })
    expect(selected()).toBe('signs-de')
  })

  test('that are chosen in the menu are selected in the engine again, for the other track', () => {
    bind()
    player.selectTextTrack.mockClear()
    choose('English (forced)')
    expect(player.selectTextTrack.mock.calls.map(([track]) => track?.id ?? null)).toEqual([null, 'signs-en'])
  })

  test('that fail to load are not selected again', () => {
    bind()
    failed(new Error('no segment'))
    expect(selected()).toBeNull()
    expect(onNote).toHaveBeenCalledExactlyOnceWith({ of: 'subtitles', name: 'English (forced)' })
  })
})

describe('subtitles that a later period of a live stream adds', () => {
  const update = (...tracks: typeof manifest) => {
    manifest = tracks
    player.dispatchEvent(new Event('manifestupdated'))
  }
  beforeEach(() => {
    manifest = []
  })

  test('are offered once', () => {
    bind()
    update(text('en'))
    update(text('en'), text('de'))
    expect(listed().map(({ label }) => label)).toEqual(['English', 'Deutsch'])
    choose('Deutsch')
    expect(selected()).toBe('de')
  })

  test('are shown where the viewer chose their language before', () => {
    bind({ captions: 'de' })
    update(text('en'), text('de'))
    expect(pressed()).toBe('Deutsch')
  })

  test('are not shown after the viewer chose Off', () => {
    manifest = [text('en')]
    bind({ captions: 'en' })
    choose(undefined)
    update(text('en'), text('en', { id: 'en-2', label: 'More' }))
    expect(pressed()).toBeUndefined()
  })

  test('are not selected automatically after they failed to load', () => {
    bind({ captions: 'en' })
    update(text('en'))
    failed(new Error('no segment'))
    update(text('en'), text('de'))
    expect(pressed()).toBeUndefined()
  })
})
