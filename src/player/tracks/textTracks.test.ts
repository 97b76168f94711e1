import type shaka from 'shaka-player'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { forcedSubtitles, type ManifestText, type MenuTextTrack, textTracksOf } from './textTracks'
import type { TrackTexts } from './trackLabel'

const texts: TrackTexts = {
  forced: (name) => `${name} (forced)`,
  described: (name) => `${name} (audio description)`,
  commentary: (name) => `${name} (commentary)`,
  unnamed: (number) => `Track ${number}`,
}
const rules = { locale: 'en', texts }

const textTrack = (over: Partial<ManifestText>): ManifestText => ({
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
const menuTrackOf = (over: Partial<ManifestText>, remove?: string[]) =>
  textTracksOf([textTrack(over)], { ...rules, remove })[0]
const menuLabels = (...tracks: Partial<ManifestText>[]) =>
  textTracksOf(tracks.map(textTrack), rules).map((shown) => shown.label)

describe('renames forced subtitles', () => {
  it.each<[string, Partial<ManifestText>]>([
    ['marked by the manifest’s flag', { forced: true }],
    ['marked by the DASH role', { roles: ['forced-subtitle'] }],
    ['marked by the older spelling of the role', { roles: ['forced_subtitle'] }],
    ['marked by the kind of the browser', { kind: 'forced' }],
    ['marked by the label', { label: 'English [Forced]' }],
    ['marked by label and flag', { label: 'English Forced', forced: true }],
    ['marked by the file name', { originalTextId: 'subs/en-forced.m3u8' }],
    ['with a code as label', { label: 'en', forced: true }],
    ['without a label', { label: null, forced: true }],
    ['with a code as label and a readable id', { label: 'en', originalTextId: 'English-forced' }],
  ])('%s', (_, over) => expect(menuTrackOf(over)?.label).toBe('English (forced)'))

  it('keeps "(forced)" in the label of a flagged track although the site removes that text from labels', () => {
    expect(menuTrackOf({ label: 'English (forced)', forced: true }, ['(forced)'])?.label).toBe('English (forced)')
    expect(menuTrackOf({ label: 'English (forced)' }, ['(forced)'])?.label).toBe('English')
  })
})

describe('selects forced subtitles for an audio language', () => {
  const forcedIn = (language: string | undefined, ...tracks: Partial<ManifestText>[]) =>
    forcedSubtitles(textTracksOf(tracks.map(textTrack), rules), language)?.track
  const signs = { forced: true }

  it.each<[string, string | undefined, Partial<ManifestText>[], number | undefined]>([
    ['in the same language', 'de', [signs, { ...signs, language: 'de' }], 1],
    ['with another code of the language', 'deu', [{ ...signs, language: 'ger' }], 0],
    ['for the same country first', 'en-GB', [signs, { ...signs, language: 'en-GB' }], 1],
    ['for another country', 'en-GB', [{ ...signs, language: 'en-US' }], 0],
    ['by the DASH role', 'en', [{ roles: ['forced-subtitle'] }], 0],
    ['none for another language', 'fr', [signs], undefined],
    ['no full subtitles', 'en', [{}], undefined],
    ['no tracks that are only named forced', 'en', [{ label: 'English (forced)' }], undefined],
    ['none for an unknown audio language', 'und', [signs], undefined],
    ['none without audio', undefined, [signs], undefined],
  ])('%s', (_, language, tracks, expected) =>
    expect(forcedIn(language, ...tracks)).toEqual(
      expected === undefined ? undefined : textTrack(tracks[expected] ?? {}),
    ),
  )
})

describe('removes subtitles of an unknown language', () => {
  it.each<[string, Partial<ManifestText>]>([
    ['undetermined', { language: 'und' }],
    ['empty', { language: '' }],
    ['an invalid code', { language: 'nonsense' }],
    ['a private code', { language: 'qaa' }],
    ['despite a readable label', { language: 'und', label: 'English' }],
    ['despite the forced flag', { language: 'und', forced: true }],
    ['despite the default mark', { language: 'und', label: 'English-default' }],
    ['captions that the browser detected', { language: '', label: 'Unknown CC', kind: 'captions' }],
  ])('%s', (_, over) => expect(menuTrackOf(over)).toBeUndefined())

  it('keeps captions that are embedded in the video', () => {
    const channel = { kind: 'caption', label: null, originalTextId: 'CC1', roles: [] }
    expect(menuTrackOf({ ...channel, language: 'CC1' })).toMatchObject({ label: 'CC1', language: '', kind: 'captions' })
    expect(menuTrackOf({ ...channel, language: 'English' })?.label).toBe('English')
    expect(menuTrackOf({ ...channel, language: 'en' })).toMatchObject({ label: 'English', language: 'en' })
    expect(menuTrackOf({ ...channel, language: 'und' })?.label).toBe('CC1')
    expect(menuTrackOf({ ...channel, language: '' })?.label).toBe('CC1')
    expect(menuTrackOf({ ...channel, originalTextId: 'svc1', language: 'CC' })?.label).toBe('CC')
  })
})

describe('enables the default track', () => {
  const defaults = (...tracks: Partial<ManifestText>[]) =>
    textTracksOf(tracks.map(textTrack), rules).map((shown) => shown.isDefault)

  it.each<[string, boolean[], Partial<ManifestText>[]]>([
    ['no track without a default', [false, false], [{}, { language: 'de' }]],
    ['marked by the label', [false, true], [{}, { label: 'Deutsch-default' }]],
    ['marked by the file name', [false, true], [{}, { originalTextId: 'subs/de-default.m3u8' }]],
    ['marked by the id', [true], [{ originalTextId: 'English-default=0' }]],
    [
      'only the first of two marked tracks',
      [true, false],
      [{ label: 'English-default' }, { label: 'Deutsch-default' }],
    ],
    ['the second if the first was removed', [true], [{ language: 'und', label: 'A-default' }, { label: 'B-default' }]],
    ['not for the label Default', [false], [{ label: 'Default' }]],
    ['marked by the manifest’s DEFAULT', [false, true], [{}, { primary: true }]],
    ['only the first of two with DEFAULT', [true, false], [{ primary: true }, { primary: true }]],
    ['prefers -default to the manifest’s DEFAULT', [false, true], [{ primary: true }, { label: 'Deutsch-default' }]],
    ['never forced subtitles', [false, true], [{ primary: true, forced: true }, { primary: true }]],
  ])('%s', (_, expected, tracks) => expect(defaults(...tracks)).toEqual(expected))

  it('removes the -default suffix from the label', () =>
    expect(menuTrackOf({ label: 'English-default' })?.label).toBe('English'))
})

test.each<[string, Partial<ManifestText>, string]>([
  ['replaces a code with the DASH id', { label: 'en', originalTextId: 'English SDH' }, 'English SDH'],
  ['replaces a code with the name of the language in HLS', { label: 'en', originalTextId: 'subs/en.m3u8' }, 'English'],
  [
    'uses the name of the language without a label in DASH',
    { label: null, originalTextId: 'text_1', language: 'de' },
    'Deutsch',
  ],
  ['removes =0 from the label', { label: 'English=0' }, 'English'],
  [
    'replaces a code with the id, both without =0',
    { label: 'eng=0', originalTextId: 'textstream_eng=0' },
    'textstream_eng',
  ],
])('%s', (_, over, expected) => expect(menuTrackOf(over)?.label).toBe(expected))

test('removes the texts that the site configures from labels and ids', () => {
  expect(menuTrackOf({ label: 'English [CC]' }, ['[CC]'])?.label).toBe('English')
  expect(menuTrackOf({ label: 'en', originalTextId: 'English [CC]' }, ['[CC]'])?.label).toBe('English')
})

describe('gives each track a distinct label', () => {
  it.each<[string, string[], Partial<ManifestText>[]]>([
    [
      'by adding languages',
      ['Full (English)', 'Full (Deutsch)'],
      [{ label: 'Full' }, { label: 'Full', language: 'de' }],
    ],
    ['by adding numbers', ['English', 'English 2'], [{}, {}]],
    ['for captions and subtitles', ['English', 'English 2'], [{}, { kind: 'caption' }]],
    ['for forced and full subtitles', ['English', 'English (forced)'], [{}, { forced: true }]],
    ['without counting removed tracks', ['English'], [{ language: 'und' }, {}]],
    [
      'by the names of countries',
      ['Português (Brasil)', 'Português europeu'],
      [
        { label: null, language: 'pt-BR' },
        { label: null, language: 'pt-PT' },
      ],
    ],
  ])('%s', (_, expected, tracks) => expect(menuLabels(...tracks)).toEqual(expected))
})

test.each<[string, Partial<ManifestText>, string]>([
  ['subtitles', {}, 'subtitles'],
  ['DASH captions', { kind: 'caption' }, 'captions'],
  ['captions of the browser', { kind: 'captions' }, 'captions'],
  ['captions by role', { roles: ['caption'] }, 'captions'],
  [
    'HLS captions, which Shaka reports as subtitles',
    {
      roles: ['public.accessibility.transcribes-spoken-dialog', 'public.accessibility.describes-music-and-sound'],
    },
    'captions',
  ],
  [
    'a transcript without descriptions of sounds, as subtitles',
    { roles: ['public.accessibility.transcribes-spoken-dialog'] },
    'subtitles',
  ],
  ['a track without a kind, as subtitles', { kind: null, roles: [] }, 'subtitles'],
])('sets the kind: %s', (_, over, kind) => expect(menuTrackOf(over)?.kind).toBe(kind))

test('returns the text tracks in the given order, with their languages', () => {
  const tracks = [textTrack({ id: 7, language: 'de', label: 'Deutsch' }), textTrack({ id: 3, language: 'eng' })]
  const shown = textTracksOf(tracks, rules)
  expect(shown.map((entry) => entry.track)).toEqual(tracks)
  expect(shown.map((entry) => entry.language)).toEqual(['de', 'en'])
  expect(textTracksOf([], rules)).toEqual([])
})

test('accepts Shaka tracks and keeps their type', () => {
  expectTypeOf<shaka.extern.TextTrack>().toExtend<ManifestText>()
  expectTypeOf(textTracksOf<shaka.extern.TextTrack>).returns.toEqualTypeOf<MenuTextTrack<shaka.extern.TextTrack>[]>()
})
