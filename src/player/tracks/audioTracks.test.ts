import type shaka from 'shaka-player'
import { expect, expectTypeOf, test } from 'vitest'
import { audioTracksOf, type ManifestAudio, type ShownAudio } from './audioTracks'

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
  expectTypeOf(audioTracksOf<shaka.extern.AudioTrack>).returns.toEqualTypeOf<ShownAudio<shaka.extern.AudioTrack>[]>()
})
