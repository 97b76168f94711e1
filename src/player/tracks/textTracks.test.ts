import type shaka from 'shaka-player'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { forcedSubtitles, type ManifestText, type MenuTextTrack, textTracksOf } from './textTracks'
import type { TrackTexts } from './trackLabel'

const words: TrackTexts = {
  forced: (name) => `${name} (forced)`,
  described: (name) => `${name} (audio description)`,
  commentary: (name) => `${name} (commentary)`,
  unnamed: (number) => `Track ${number}`,
}
const rules = { locale: 'en', words }

const text = (over: Partial<ManifestText>): ManifestText => ({
  id: 1,
  originalTextId: 'subs/x.m3u8',
  language: 'en',
  label: 'English',
  forced: false,
  primary: false,
  roles: ['subtitle'],
  kind: 'subtitle',
  ...over,
})
const only = (over: Partial<ManifestText>, remove?: string[]) => textTracksOf([text(over)], { ...rules, remove })[0]
const labels = (...tracks: Partial<ManifestText>[]) => textTracksOf(tracks.map(text), rules).map((shown) => shown.label)

describe('forced subtitles are renamed', () => {
  it.each<[string, Partial<ManifestText>]>([
    ['by the manifest’s flag', { forced: true }],
    ['by the role of DASH', { roles: ['forced-subtitle'] }],
    ['by its older spelling', { roles: ['forced_subtitle'] }],
    ['by the browser’s own kind', { kind: 'forced' }],
    ['by the label', { label: 'English [Forced]' }],
    ['by the label and the flag, once', { label: 'English Forced', forced: true }],
    ['by the file', { originalTextId: 'subs/en-forced.m3u8' }],
    ['with a code as label', { label: 'en', forced: true }],
    ['with no label', { label: null, forced: true }],
    ['with a code, and an id that reads', { label: 'en', originalTextId: 'English-forced' }],
  ])('%s', (_, over) => expect(only(over)?.label).toBe('English (forced)'))

  it('also where the site takes the manifest’s own word out', () => {
    expect(only({ label: 'English (forced)', forced: true }, ['(forced)'])?.label).toBe('English (forced)')
    expect(only({ label: 'English (forced)' }, ['(forced)'])?.label).toBe('English')
  })
})

describe('forced subtitles of a sound', () => {
  const forcedIn = (language: string | undefined, ...tracks: Partial<ManifestText>[]) =>
    forcedSubtitles(textTracksOf(tracks.map(text), rules), language)?.track
  const signs = { forced: true }

  it.each<[string, string | undefined, Partial<ManifestText>[], number | undefined]>([
    ['in its language', 'de', [signs, { ...signs, language: 'de' }], 1],
    ['in another spelling of its language', 'deu', [{ ...signs, language: 'ger' }], 0],
    ['of its country first', 'en-GB', [signs, { ...signs, language: 'en-GB' }], 1],
    ['of another country', 'en-GB', [{ ...signs, language: 'en-US' }], 0],
    ['by the role of DASH', 'en', [{ roles: ['forced-subtitle'] }], 0],
    ['not in another language', 'fr', [signs], undefined],
    ['not full subtitles', 'en', [{}], undefined],
    ['not what is only named so', 'en', [{ label: 'English (forced)' }], undefined],
    ['none for an unknown sound', 'und', [signs], undefined],
    ['none for no sound', undefined, [signs], undefined],
  ])('%s', (_, language, tracks, expected) =>
    expect(forcedIn(language, ...tracks)).toEqual(expected === undefined ? undefined : text(tracks[expected] ?? {})),
  )
})

describe('subtitles of an unknown language are removed', () => {
  it.each<[string, Partial<ManifestText>]>([
    ['undetermined', { language: 'und' }],
    ['empty', { language: '' }],
    ['no code', { language: 'nonsense' }],
    ['private use', { language: 'qaa' }],
    ['also with a good label', { language: 'und', label: 'English' }],
    ['also forced', { language: 'und', forced: true }],
    ['also on', { language: 'und', label: 'English-default' }],
    ['what a browser finds without being told', { language: '', label: 'Unknown CC', kind: 'captions' }],
  ])('%s', (_, over) => expect(only(over)).toBeUndefined())

  it('but not captions in the picture itself', () => {
    const channel = { kind: 'caption', label: null, originalTextId: 'CC1', roles: [] }
    expect(only({ ...channel, language: 'CC1' })).toMatchObject({ label: 'CC1', language: '', kind: 'captions' })
    expect(only({ ...channel, language: 'English' })?.label).toBe('English')
    expect(only({ ...channel, language: 'en' })).toMatchObject({ label: 'English', language: 'en' })
    expect(only({ ...channel, language: 'und' })?.label).toBe('CC1')
    expect(only({ ...channel, language: '' })?.label).toBe('CC1')
    expect(only({ ...channel, originalTextId: 'svc1', language: 'CC' })?.label).toBe('CC')
  })
})

describe('the default is on', () => {
  const on = (...tracks: Partial<ManifestText>[]) => textTracksOf(tracks.map(text), rules).map((shown) => shown.on)

  it.each<[string, boolean[], Partial<ManifestText>[]]>([
    ['none', [false, false], [{}, { language: 'de' }]],
    ['by its label', [false, true], [{}, { label: 'Deutsch-default' }]],
    ['by its file', [false, true], [{}, { originalTextId: 'subs/de-default.m3u8' }]],
    ['by its id', [true], [{ originalTextId: 'English-default=0' }]],
    ['only the first of two', [true, false], [{ label: 'English-default' }, { label: 'Deutsch-default' }]],
    ['the next where the first was removed', [true], [{ language: 'und', label: 'A-default' }, { label: 'B-default' }]],
    ['not by a name', [false], [{ label: 'Default' }]],
    ['by the manifest’s DEFAULT', [false, true], [{}, { primary: true }]],
    ['only the first of two DEFAULTs', [true, false], [{ primary: true }, { primary: true }]],
    ['-default before the manifest’s DEFAULT', [false, true], [{ primary: true }, { label: 'Deutsch-default' }]],
    ['no forced subtitles', [false, true], [{ primary: true, forced: true }, { primary: true }]],
  ])('%s', (_, expected, tracks) => expect(on(...tracks)).toEqual(expected))

  it('and the ending is not shown', () => expect(only({ label: 'English-default' })?.label).toBe('English'))
})

test.each<[string, Partial<ManifestText>, string]>([
  ['a code becomes the id of DASH', { label: 'en', originalTextId: 'English SDH' }, 'English SDH'],
  ['a code becomes the language’s name in HLS', { label: 'en', originalTextId: 'subs/en.m3u8' }, 'English'],
  ['no label in DASH: the language’s name', { label: null, originalTextId: 'text_1', language: 'de' }, 'Deutsch'],
  ['=0 is dropped', { label: 'English=0' }, 'English'],
  ['a code with =0 becomes the id without', { label: 'eng=0', originalTextId: 'textstream_eng=0' }, 'textstream_eng'],
])('%s', (_, over, expected) => expect(only(over)?.label).toBe(expected))

test('words that the site takes out are out of labels and ids', () => {
  expect(only({ label: 'English [CC]' }, ['[CC]'])?.label).toBe('English')
  expect(only({ label: 'en', originalTextId: 'English [CC]' }, ['[CC]'])?.label).toBe('English')
})

describe('no two tracks share a label', () => {
  it.each<[string, string[], Partial<ManifestText>[]]>([
    [
      'by their languages',
      ['Full (English)', 'Full (Deutsch)'],
      [{ label: 'Full' }, { label: 'Full', language: 'de' }],
    ],
    ['by a number', ['English', 'English 2'], [{}, {}]],
    ['captions beside subtitles', ['English', 'English 2'], [{}, { kind: 'caption' }]],
    ['forced stays apart', ['English', 'English (forced)'], [{}, { forced: true }]],
    ['a removed one takes no label', ['English'], [{ language: 'und' }, {}]],
    [
      'countries have names of their own',
      ['Português (Brasil)', 'Português europeu'],
      [
        { label: null, language: 'pt-BR' },
        { label: null, language: 'pt-PT' },
      ],
    ],
  ])('%s', (_, expected, tracks) => expect(labels(...tracks)).toEqual(expected))
})

test.each<[string, Partial<ManifestText>, string]>([
  ['subtitles', {}, 'subtitles'],
  ['captions of DASH', { kind: 'caption' }, 'captions'],
  ['the browser’s own captions', { kind: 'captions' }, 'captions'],
  ['captions by their role', { roles: ['caption'] }, 'captions'],
  [
    'captions of HLS, which shaka calls subtitles',
    {
      roles: ['public.accessibility.transcribes-spoken-dialog', 'public.accessibility.describes-music-and-sound'],
    },
    'captions',
  ],
  ['a transcript alone', { roles: ['public.accessibility.transcribes-spoken-dialog'] }, 'subtitles'],
  ['no kind', { kind: null, roles: [] }, 'subtitles'],
])('%s', (_, over, kind) => expect(only(over)?.kind).toBe(kind))

test('the tracks come back as they were, in their order', () => {
  const tracks = [text({ id: 7, language: 'de', label: 'Deutsch' }), text({ id: 3, language: 'eng' })]
  const shown = textTracksOf(tracks, rules)
  expect(shown.map((entry) => entry.track)).toEqual(tracks)
  expect(shown.map((entry) => entry.language)).toEqual(['de', 'en'])
  expect(textTracksOf([], rules)).toEqual([])
})

test('shaka’s own tracks fit, and keep their type', () => {
  expectTypeOf<shaka.extern.TextTrack>().toExtend<ManifestText>()
  expectTypeOf(textTracksOf<shaka.extern.TextTrack>).returns.toEqualTypeOf<MenuTextTrack<shaka.extern.TextTrack>[]>()
})
