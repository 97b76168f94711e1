import { describe, expect, it } from 'vitest'
import type { ManifestAudio } from './audioTracks'
import { defaultAudio } from './defaultAudio'

const audio = (over: Partial<ManifestAudio>): ManifestAudio => ({
  active: false,
  language: 'en',
  label: null,
  primary: false,
  roles: [],
  channelsCount: 2,
  ...over,
})
const en = audio({})
const gb = audio({ language: 'en-GB' })
const us = audio({ language: 'en-US' })
const de = audio({ language: 'de' })
const fr = audio({ language: 'fr' })
const marked = (track: ManifestAudio) => ({ ...track, primary: true })
const told = (track: ManifestAudio) => ({ ...track, roles: ['public.accessibility.describes-video'] })
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
    ['not the one that tells what is seen', [told(en), en], ['en'], 1],
    ['not the one that talks about the film', [talked(en), en], ['en'], 1],
    ['that one where there is no other', [fr, told(en)], ['en'], 1],
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
    ['marked, though it tells what is seen', [en, marked(told(en))], ['en'], 1],
    ['none', [], [], -1],
  ])('%s', (_, tracks, languages, expected) =>
    expect(defaultAudio(tracks, { languages, manifestFirst: true })).toBe(expected),
  )
})
