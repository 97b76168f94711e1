import { expect, test } from 'vitest'
import { trackLabel } from './trackLabel'

test.each([
  ['a name stays as it is', 'Director’s cut', 't1', 'en', 'Director’s cut'],
  ['a code, and an id that reads', 'en', 'English SDH', 'en', 'English SDH'],
  ['a code of three letters', 'eng', 'English SDH', 'en', 'English SDH'],
  ['a code with a country', 'en-US', 'English SDH', 'en', 'English SDH'],
  ['a code with an underscore', 'pt_BR', 'Brasileiro', 'pt-BR', 'Brasileiro'],
  ['a code in capitals', 'FRA', 'Version française', 'fr', 'Version française'],
  ['the older code', 'ger', 'Untertitel', 'de', 'Untertitel'],
  ['a code with an ending', 'en=0', 'English SDH', 'en', 'English SDH'],
  ['a code of another language', 'fr', 'Sous-titres', 'en', 'Sous-titres'],
  ['a code of three letters only', 'fil', 'Filipino subs', 'fil', 'Filipino subs'],
  ['a code, and an address', 'en', 'subs/en.m3u8', 'en', 'English'],
  ['a code, and a number', 'de', '3', 'de', 'Deutsch'],
  ['a code, and no id', 'fra', null, 'fr', 'Français'],
  ['a code, and the id is the code', 'eng', 'eng', 'en', 'English'],
  ['letters that are a code of nobody’s', 'SDH', 'English SDH', 'en', 'SDH'],
  ['letters that are no code', 'CC', 'English', 'en', 'CC'],
  ['no label: the language, not the id', null, 'English SDH', 'de', 'Deutsch'],
  ['an empty label', '', 'English SDH', 'de', 'Deutsch'],
  ['a label of endings only', '-default', null, 'de', 'Deutsch'],
  ['no label, and a country', null, null, 'pt-BR', 'Português (Brasil)'],
  ['no name for the language', null, null, 'qwe', 'QWE'],
  ['no language, and a code as label', 'de', null, undefined, 'Deutsch'],
  ['nothing known', null, null, undefined, undefined],
  ['nothing known but an id', null, 'English', undefined, undefined],
])('%s', (_, label, id, language, expected) => expect(trackLabel({ label, id, language }, 'en')).toBe(expected))

test('a label that the site takes out as a whole becomes the language’s name', () => {
  expect(trackLabel({ label: '[CC]', id: 'English', language: 'de' }, 'en', ['[CC]'])).toBe('Deutsch')
})

test('a code that is left once words are out is a code', () => {
  expect(trackLabel({ label: 'en [CC]', id: 'English [CC]', language: 'en' }, 'en', ['[CC]'])).toBe('English')
})
