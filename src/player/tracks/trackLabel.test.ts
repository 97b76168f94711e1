import { expect, test } from 'vitest'
import { parseIdSuffixes, parseTrackLabel, readableId, trackLabel } from './trackLabel'

const DEFAULT_FLAG = { isDefault: true }
const FORCED_FLAG = { isForced: true }

test.each([
  ['a plain label', 'English', [], 'English', {}],
  ['a zero bit rate', 'English=0', [], 'English', {}],
  ['a bit rate', 'eng=1000', [], 'eng=1000', {}],
  ['=0 in the middle', 'a=0b', [], 'a=0b', {}],
  ['=0 alone', '=0', [], '', {}],
  ['=0 twice', 'English=0=0', [], 'English', {}],
  ['the default suffix', 'English-default', [], 'English', DEFAULT_FLAG],
  ['the default suffix in capitals', 'English-DEFAULT', [], 'English', DEFAULT_FLAG],
  ['the default suffix, then =0', 'English-default=0', [], 'English', DEFAULT_FLAG],
  ['=0, then the default suffix', 'English=0-default', [], 'English', DEFAULT_FLAG],
  ['default as a word', 'Default', [], 'Default', {}],
  ['default in the middle', 'English-default-2', [], 'English-default-2', {}],
  ['only the default suffix', '-default', [], '', DEFAULT_FLAG],
  ['forced in brackets', 'English (forced)', [], 'English', FORCED_FLAG],
  ['forced in square brackets', 'English [Forced]', [], 'English', FORCED_FLAG],
  ['forced after a hyphen', 'en-forced', [], 'en', FORCED_FLAG],
  ['forced after an underscore', 'en_forced', [], 'en', FORCED_FLAG],
  ['forced alone', 'Forced', [], '', FORCED_FLAG],
  ['forced and default', 'English (forced)-default', [], 'English', { ...DEFAULT_FLAG, ...FORCED_FLAG }],
  ['a word that ends in forced', 'Unforced', [], 'Unforced', {}],
  ['a configured word', 'English [CC]', ['[CC]'], 'English', {}],
  ['a configured word in several positions', '[CC] English [CC]', ['[CC]'], 'English', {}],
  ['a configured word in the middle', 'English [CC] UK', ['[CC]'], 'English UK', {}],
  ['a configured word in brackets', 'English (CC)', ['CC'], 'English', {}],
  ['a configured word after a hyphen', 'English - CC', ['CC'], 'English', {}],
  ['overlapping configured words', 'English [CC]', ['CC', '[CC]'], 'English', {}],
  ['a configured word in another case', 'Piccolo', ['CC'], 'Piccolo', {}],
  ['blank configured words', 'English - UK ', ['', ' '], 'English - UK', {}],
  ['a configured word with special characters', 'English (.*)', ['.*'], 'English', {}],
  ['only a configured word', '[CC]', ['[CC]'], '', {}],
  ['the default suffix before a configured word', 'English-default [CC]', ['[CC]'], 'English', DEFAULT_FLAG],
  ['forced as part of a configured word', 'English (forced) x', ['(forced) x'], 'English', {}],
  ['forced as a configured word', 'English (forced)-default', ['(forced)'], 'English', DEFAULT_FLAG],
  ['a configured word with the default suffix', '[CC]-default=0', ['[CC]'], '', DEFAULT_FLAG],
  ['the longer of two configured words', 'English Sub UK', ['Sub', 'Sub UK'], 'English', {}],
  ['null', null, [], '', {}],
  ['undefined', undefined, [], '', {}],
  ['a very long label', 'x'.repeat(1e6), [], 'x'.repeat(200), {}],
  ['many spaces before a suffix', `a${' '.repeat(1e5)}forced`, [], 'a', {}],
])('%s: cleans "%s" with %j to "%s"', (_, label, words, text, marks) => {
  expect(parseTrackLabel(label, words)).toEqual({ text, isDefault: false, isForced: false, ...marks })
})

test.each([
  ['keeps a label', 'Director’s cut', 't1', 'en', 'Director’s cut'],
  ['replaces a code with a readable id', 'en', 'English SDH', 'en', 'English SDH'],
  ['replaces a three-letter code', 'eng', 'English SDH', 'en', 'English SDH'],
  ['replaces a code with a country', 'en-US', 'English SDH', 'en', 'English SDH'],
  ['replaces a code with an underscore', 'pt_BR', 'Brasileiro', 'pt-BR', 'Brasileiro'],
  ['replaces a code in capitals', 'FRA', 'Version française', 'fr', 'Version française'],
  ['replaces an older code', 'ger', 'Untertitel', 'de', 'Untertitel'],
  ['replaces a code with a suffix', 'en=0', 'English SDH', 'en', 'English SDH'],
  ['replaces a code of another language', 'fr', 'Sous-titres', 'en', 'Sous-titres'],
  ['replaces a code that exists only with three letters', 'fil', 'Filipino subs', 'fil', 'Filipino subs'],
  ['uses the language if the id is an address', 'en', 'subs/en.m3u8', 'en', 'English'],
  ['uses the language if the id is a number', 'de', '3', 'de', 'Deutsch'],
  ['uses the language without an id', 'fra', null, 'fr', 'Français'],
  ['uses the language if the id is the code', 'eng', 'eng', 'en', 'English'],
  ['keeps three letters that are not the code of a known language', 'SDH', 'English SDH', 'en', 'SDH'],
  ['keeps two letters that are no code', 'CC', 'English', 'en', 'CC'],
  ['prefers the language to the id without a label', null, 'English SDH', 'de', 'Deutsch'],
  ['uses the language for an empty label', '', 'English SDH', 'de', 'Deutsch'],
  ['uses the language for a label with only a suffix', '-default', null, 'de', 'Deutsch'],
  ['uses language and country without a label', null, null, 'pt-BR', 'Português (Brasil)'],
  ['shows the code of a language without a name', null, null, 'qwe', 'QWE'],
  ['reads the language from the label', 'de', null, undefined, 'Deutsch'],
  ['returns nothing without any data', null, null, undefined, undefined],
  ['returns nothing with only an id', null, 'English', undefined, undefined],
])('%s', (_, label, id, language, expected) => expect(trackLabel({ label, id, language }, 'en')).toBe(expected))

test('uses the language if the configured words leave no label', () => {
  expect(trackLabel({ label: '[CC]', id: 'English', language: 'de' }, 'en', ['[CC]'])).toBe('Deutsch')
})

test('recognises a label as a language code after the configured words are removed', () => {
  expect(trackLabel({ label: 'en [CC]', id: 'English [CC]', language: 'en' }, 'en', ['[CC]'])).toBe('English')
})

test.each([
  ['a readable name', 'English SDH', 'English SDH'],
  ['a name of the packager', 'textstream_eng', 'textstream_eng'],
  ['a name with a zero bit rate', 'textstream_eng=0', 'textstream_eng'],
  ['a name with the default suffix', 'English-default', 'English'],
  ['two letters that are not Latin', '中文', '中文'],
  ['an address', 'subs/en/main.m3u8', undefined],
  ['a file', 'en.m3u8', undefined],
  ['an absolute address', 'https://a.example/en', undefined],
  ['joined addresses', 'a/en.m3u8,b/en.m3u8', undefined],
  ['a number', '7', undefined],
  ['a letter and a number', 't1', undefined],
  ['a hash', 'deadbeef0123cafe', undefined],
  ['a UUID', '123e4567-e89b-12d3-a456-426614174000', undefined],
  ['a language code', 'eng', undefined],
  ['a code with a suffix', 'en=0', undefined],
  ['empty', '', undefined],
  ['null', null, undefined],
])('%s: readableId("%s") returns %s', (_, id, expected) => expect(readableId(id, [])).toBe(expected))

test('removes the configured words from ids', () => {
  expect(readableId('English [CC]', ['[CC]'])).toBe('English')
  expect(readableId('[CC]', ['[CC]'])).toBeUndefined()
})

test.each([
  ['English-default', true, false],
  ['English-default=0', true, false],
  ['subs/en-default.m3u8', true, false],
  ['subs/en-default.m3u8?token=a/b', true, false],
  ['https://a.example/x/en-default', true, false],
  ['a/en.m3u8,b/en-default.m3u8', true, false],
  ['subs/en-forced.m3u8', false, true],
  ['en-forced-default', true, true],
  ['subs-default/en.m3u8', false, false],
  ['subs/en.m3u8?mode=x-default', false, false],
  ['subs/en.m3u8#-forced', false, false],
  ['en', false, false],
  ['', false, false],
  [null, false, false],
])('id "%s": default %s, forced %s', (id, isDefault, isForced) =>
  expect(parseIdSuffixes(id)).toEqual({ isDefault, isForced }),
)
