import type shaka from 'shaka-player'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { audioTracksOf, defaultAudio, type ManifestAudio, type MenuAudioTrack } from './audioTracks'

const rules = {
  locale: 'en',
  languages: ['en'],
  words: {
    forced: (name: string) => `${name} (forced)`,
    described: (name: string) => `${name} (audio description)`,
    commentary: (name: string) => `${name} (commentary)`,
    unnamed: (number: number) => `Track ${number}`,
  },
}
const audio = (over: Partial<ManifestAudio>): ManifestAudio => ({
  active: false,
  language: 'en',
  label: null,
  primary: false,
  roles: [],
  channelsCount: 2,
  ...over,
})
const told = ['public.accessibility.describes-video']

test.each<[string, Partial<ManifestAudio>[], string[]]>([
  ['the manifest’s own', [{ label: 'Original' }], ['Original']],
  ['a code becomes the language’s name', [{ label: 'de', language: 'de' }], ['Deutsch']],
  ['no label: the language’s name', [{ language: 'fra' }], ['Français']],
  ['=0 and -default are dropped', [{ label: 'English-default=0' }], ['English']],
  ['no language: the label', [{ label: 'Music only', language: 'und' }], ['Music only']],
  ['nothing known: a number', [{ language: 'und' }, { language: '' }], ['Track 1', 'Track 2']],
  ['told by the manifest', [{}, { roles: told }], ['English', 'English (audio description)']],
  ['told by DASH', [{ accessibilityPurpose: 'visually impaired' }], ['English (audio description)']],
  ['for bad ears it is no description', [{ accessibilityPurpose: 'hard of hearing' }], ['English']],
  ['told, with a name of its own', [{ label: 'Narrated', roles: told }], ['Narrated']],
  ['commentary', [{ roles: ['commentary'] }], ['English (commentary)']],
  [
    'channels tell two apart',
    [{}, { channelsCount: 6 }, { channelsCount: 8 }],
    ['English', 'English 5.1', 'English 7.1'],
  ],
  [
    'channels are not told otherwise',
    [{ channelsCount: 6 }, { language: 'de', channelsCount: 6 }],
    ['English', 'Deutsch'],
  ],
  ['a number where nothing tells them apart', [{}, {}], ['English', 'English 2']],
  [
    'languages tell two labels apart',
    [{ label: 'Main' }, { label: 'Main', language: 'de' }],
    ['Main (English)', 'Main (Deutsch)'],
  ],
])('%s', (_, tracks, expected) =>
  expect(audioTracksOf(tracks.map(audio), rules).map((shown) => shown.label)).toEqual(expected),
)

test('one is on, and the kinds say what each is for', () => {
  const tracks = [{ roles: told }, {}, { language: 'de' }, { roles: ['commentary'] }].map(audio)
  const shown = audioTracksOf(tracks, rules)
  expect(shown.map((entry) => entry.on)).toEqual([false, true, false, false])
  expect(shown.map((entry) => entry.kind)).toEqual(['main-desc', 'main', 'alternative', 'commentary'])
  expect(shown.map((entry) => entry.language)).toEqual(['en', 'en', 'de', 'en'])
  expect(shown.map((entry) => entry.track)).toEqual(tracks)
  expect(audioTracksOf([], rules)).toEqual([])
})

test('the site may leave the choice to the manifest', () => {
  const tracks = [audio({}), audio({ language: 'fr', primary: true })]
  expect(audioTracksOf(tracks, rules).map((entry) => entry.on)).toEqual([true, false])
  expect(audioTracksOf(tracks, { ...rules, manifestFirst: true }).map((entry) => entry.on)).toEqual([false, true])
})

test('shaka’s own tracks fit, and keep their type', () => {
  expectTypeOf<shaka.extern.AudioTrack>().toExtend<ManifestAudio>()
  expectTypeOf(audioTracksOf<shaka.extern.AudioTrack>).returns.toEqualTypeOf<
    MenuAudioTrack<shaka.extern.AudioTrack>[]
  >()
})

const en = audio({})
const gb = audio({ language: 'en-GB' })
const us = audio({ language: 'en-US' })
const de = audio({ language: 'de' })
const fr = audio({ language: 'fr' })
const marked = (track: ManifestAudio) => ({ ...track, primary: true })
const described = (track: ManifestAudio) => ({ ...track, roles: ['public.accessibility.describes-video'] })
const talked = (track: ManifestAudio) => ({ ...track, roles: ['commentary'] })
const playing = (track: ManifestAudio) => ({ ...track, active: true })

describe('the site leaves it to the viewer', () => {
  it.each<[string, ManifestAudio[], string[], number]>([
    ['the viewer’s language', [marked(fr), de, en], ['de'], 1],
    ['the next of the viewer’s languages', [fr, en], ['ja', 'en'], 1],
    ['the dearest, whatever comes first', [en, de], ['de', 'en'], 1],
    ['the manifest’s where nothing is in it', [fr, marked(de)], ['ja'], 1],
    ['the manifest’s where the viewer has none', [fr, marked(de)], [], 1],
    ['the manifest’s among several in it', [us, marked(gb)], ['en'], 1],
    ['a country exactly', [en, gb, us], ['en-US'], 2],
    ['no country before another country', [gb, en], ['en-US'], 1],
    ['another country before another language', [fr, gb], ['en-US'], 1],
    ['older codes', [fr, audio({ language: 'ger' })], ['de-AT'], 1],
    ['no language is no match', [audio({ language: 'und' }), fr], ['und', 'fr'], 1],
    ['what no viewer says', [fr, de], ['🙂', '', 'de'], 1],
    ['not the one that tells what is seen', [described(en), en], ['en'], 1],
    ['not the one that talks about the film', [talked(en), en], ['en'], 1],
    ['that one where there is no other', [fr, described(en)], ['en'], 1],
    ['what plays already, of two alike', [en, playing(en)], ['en'], 1],
    ['what plays already where nothing says more', [fr, playing(de)], [], 1],
    ['the first where nothing says anything', [fr, de], [], 0],
    ['the only one', [fr], ['en'], 0],
    ['none', [], ['en'], -1],
  ])('%s', (_, tracks, languages, expected) => expect(defaultAudio(tracks, { languages })).toBe(expected))
})

describe('the site wants the manifest’s', () => {
  it.each<[string, ManifestAudio[], string[], number]>([
    ['the one marked, whatever the viewer speaks', [en, marked(fr)], ['en'], 1],
    ['the viewer’s language where none is marked', [fr, de], ['de'], 1],
    ['the viewer’s language where all are marked', [marked(fr), marked(de)], ['de'], 1],
    ['the viewer’s language among several marked', [en, marked(fr), marked(de)], ['de'], 2],
    ['the first marked where none is the viewer’s', [en, marked(fr), marked(de)], ['ja'], 1],
    ['marked, of the two in one language', [de, marked(de), en], ['en'], 1],
    ['marked, though it tells what is seen', [en, marked(described(en))], ['en'], 1],
    ['none', [], [], -1],
  ])('%s', (_, tracks, languages, expected) =>
    expect(defaultAudio(tracks, { languages, manifestFirst: true })).toBe(expected),
  )
})
