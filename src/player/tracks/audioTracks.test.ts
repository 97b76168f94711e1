import type shaka from 'shaka-player'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { audioTracksOf, defaultAudioIndex, type ManifestAudio, type MenuAudioTrack } from './audioTracks'

const rules = {
  locale: 'en',
  languages: ['en'],
  texts: {
    forced: (name: string) => `${name} (forced)`,
    described: (name: string) => `${name} (audio description)`,
    commentary: (name: string) => `${name} (commentary)`,
    unnamed: (number: number) => `Track ${number}`,
  },
}
const audioTrack = (over: Partial<ManifestAudio>): ManifestAudio => ({
  active: false,
  language: 'en',
  label: null,
  primary: false,
  roles: [],
  channelsCount: 2,
  ...over,
})
const DESCRIPTION_ROLES = ['public.accessibility.describes-video']

test.each<[string, Partial<ManifestAudio>[], string[]]>([
  ['keeps the label of the manifest', [{ label: 'Original' }], ['Original']],
  ['replaces a code with the name of the language', [{ label: 'de', language: 'de' }], ['Deutsch']],
  ['uses the name of the language without a label', [{ language: 'fra' }], ['Français']],
  ['removes =0 and -default from the label', [{ label: 'English-default=0' }], ['English']],
  ['uses the label without a language', [{ label: 'Music only', language: 'und' }], ['Music only']],
  ['numbers unknown tracks', [{ language: 'und' }, { language: '' }], ['Track 1', 'Track 2']],
  [
    'marks audio description by its role',
    [{}, { roles: DESCRIPTION_ROLES }],
    ['English', 'English (audio description)'],
  ],
  [
    'marks audio description by the DASH purpose',
    [{ accessibilityPurpose: 'visually impaired' }],
    ['English (audio description)'],
  ],
  ['does not mark enhanced speech as audio description', [{ accessibilityPurpose: 'hard of hearing' }], ['English']],
  ['keeps the label of an audio description', [{ label: 'Narrated', roles: DESCRIPTION_ROLES }], ['Narrated']],
  ['marks commentary', [{ roles: ['commentary'] }], ['English (commentary)']],
  [
    'adds channels to equal labels',
    [{}, { channelsCount: 6 }, { channelsCount: 8 }],
    ['English', 'English 5.1', 'English 7.1'],
  ],
  [
    'adds no channels to different labels',
    [{ channelsCount: 6 }, { language: 'de', channelsCount: 6 }],
    ['English', 'Deutsch'],
  ],
  ['numbers tracks that do not differ', [{}, {}], ['English', 'English 2']],
  [
    'adds languages to equal labels',
    [{ label: 'Main' }, { label: 'Main', language: 'de' }],
    ['Main (English)', 'Main (Deutsch)'],
  ],
])('%s', (_, tracks, expected) =>
  expect(audioTracksOf(tracks.map(audioTrack), rules).map((shown) => shown.label)).toEqual(expected),
)

test('enables one track and sets the kind of each', () => {
  const tracks = [{ roles: DESCRIPTION_ROLES }, {}, { language: 'de' }, { roles: ['commentary'] }].map(audioTrack)
  const shown = audioTracksOf(tracks, rules)
  expect(shown.map((entry) => entry.isDefault)).toEqual([false, true, false, false])
  expect(shown.map((entry) => entry.kind)).toEqual(['main-desc', 'main', 'alternative', 'commentary'])
  expect(shown.map((entry) => entry.language)).toEqual(['en', 'en', 'de', 'en'])
  expect(shown.map((entry) => entry.track)).toEqual(tracks)
  expect(audioTracksOf([], rules)).toEqual([])
})

test('marks the default audio of the manifest as default if the site sets manifestFirst', () => {
  const tracks = [audioTrack({}), audioTrack({ language: 'fr', primary: true })]
  expect(audioTracksOf(tracks, rules).map((entry) => entry.isDefault)).toEqual([true, false])
  expect(audioTracksOf(tracks, { ...rules, manifestFirst: true }).map((entry) => entry.isDefault)).toEqual([
    false,
    true,
  ])
})

test('accepts Shaka tracks and keeps their type', () => {
  expectTypeOf<shaka.extern.AudioTrack>().toExtend<ManifestAudio>()
  expectTypeOf(audioTracksOf<shaka.extern.AudioTrack>).returns.toEqualTypeOf<
    MenuAudioTrack<shaka.extern.AudioTrack>[]
  >()
})

const enTrack = audioTrack({})
const gbTrack = audioTrack({ language: 'en-GB' })
const usTrack = audioTrack({ language: 'en-US' })
const deTrack = audioTrack({ language: 'de' })
const frTrack = audioTrack({ language: 'fr' })
const asPrimary = (track: ManifestAudio) => ({ ...track, primary: true })
const asDescription = (track: ManifestAudio) => ({ ...track, roles: ['public.accessibility.describes-video'] })
const asCommentary = (track: ManifestAudio) => ({ ...track, roles: ['commentary'] })
const asActive = (track: ManifestAudio) => ({ ...track, active: true })

describe('without manifestFirst', () => {
  it.each<[string, ManifestAudio[], string[], number]>([
    ['selects the viewer’s language', [asPrimary(frTrack), deTrack, enTrack], ['de'], 1],
    ['selects the second language of the viewer', [frTrack, enTrack], ['ja', 'en'], 1],
    ['prefers the viewer’s first language to the first track', [enTrack, deTrack], ['de', 'en'], 1],
    ['falls back to the manifest default without a match', [frTrack, asPrimary(deTrack)], ['ja'], 1],
    ['falls back to the manifest default without viewer languages', [frTrack, asPrimary(deTrack)], [], 1],
    ['prefers the manifest default among several matches', [usTrack, asPrimary(gbTrack)], ['en'], 1],
    ['prefers an exact country', [enTrack, gbTrack, usTrack], ['en-US'], 2],
    ['prefers no country to another country', [gbTrack, enTrack], ['en-US'], 1],
    ['prefers another country to another language', [frTrack, gbTrack], ['en-US'], 1],
    ['matches older language codes', [frTrack, audioTrack({ language: 'ger' })], ['de-AT'], 1],
    ['never matches an undetermined language', [audioTrack({ language: 'und' }), frTrack], ['und', 'fr'], 1],
    ['ignores invalid viewer languages', [frTrack, deTrack], ['🙂', '', 'de'], 1],
    ['avoids audio description', [asDescription(enTrack), enTrack], ['en'], 1],
    ['avoids commentary', [asCommentary(enTrack), enTrack], ['en'], 1],
    ['selects audio description if it is the only match', [frTrack, asDescription(enTrack)], ['en'], 1],
    ['keeps the playing track of two equal matches', [enTrack, asActive(enTrack)], ['en'], 1],
    ['keeps the playing track without a match', [frTrack, asActive(deTrack)], [], 1],
    ['selects the first track without any preference', [frTrack, deTrack], [], 0],
    ['selects the only track', [frTrack], ['en'], 0],
    ['returns -1 without tracks', [], ['en'], -1],
  ])('%s', (_, tracks, languages, expected) => expect(defaultAudioIndex(tracks, { languages })).toBe(expected))
})

describe('with manifestFirst', () => {
  it.each<[string, ManifestAudio[], string[], number]>([
    ['selects the marked track in any language', [enTrack, asPrimary(frTrack)], ['en'], 1],
    ['selects the viewer’s language if no track is marked', [frTrack, deTrack], ['de'], 1],
    ['selects the viewer’s language if all tracks are marked', [asPrimary(frTrack), asPrimary(deTrack)], ['de'], 1],
    [
      'selects the viewer’s language among several marked tracks',
      [enTrack, asPrimary(frTrack), asPrimary(deTrack)],
      ['de'],
      2,
    ],
    ['selects the first marked track without a match', [enTrack, asPrimary(frTrack), asPrimary(deTrack)], ['ja'], 1],
    ['selects the marked track of two in one language', [deTrack, asPrimary(deTrack), enTrack], ['en'], 1],
    ['selects a marked audio description', [enTrack, asPrimary(asDescription(enTrack))], ['en'], 1],
    ['returns -1 without tracks', [], [], -1],
  ])('%s', (_, tracks, languages, expected) =>
    expect(defaultAudioIndex(tracks, { languages, manifestFirst: true })).toBe(expected),
  )
})
