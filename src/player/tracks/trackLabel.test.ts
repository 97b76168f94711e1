import { expect, test } from 'vitest'
import { cleanLabel, idMarks, readableId, trackLabel } from './trackLabel'

const on = { isDefault: true }
const forced = { isForced: true }

test.each([
  ['a plain label', 'English', [], 'English', {}],
  ['a bitrate of nothing', 'English=0', [], 'English', {}],
  ['a real bitrate', 'eng=1000', [], 'eng=1000', {}],
  ['=0 in the middle', 'a=0b', [], 'a=0b', {}],
  ['=0 alone', '=0', [], '', {}],
  ['=0 twice', 'English=0=0', [], 'English', {}],
  ['what is on', 'English-default', [], 'English', on],
  ['what is on, in capitals', 'English-DEFAULT', [], 'English', on],
  ['what is on, then =0', 'English-default=0', [], 'English', on],
  ['=0, then what is on', 'English=0-default', [], 'English', on],
  ['default as a word', 'Default', [], 'Default', {}],
  ['default in the middle', 'English-default-2', [], 'English-default-2', {}],
  ['nothing but the ending', '-default', [], '', on],
  ['forced in brackets', 'English (forced)', [], 'English', forced],
  ['forced in square brackets', 'English [Forced]', [], 'English', forced],
  ['forced after a hyphen', 'en-forced', [], 'en', forced],
  ['forced after an underscore', 'en_forced', [], 'en', forced],
  ['forced alone', 'Forced', [], '', forced],
  ['forced and on', 'English (forced)-default', [], 'English', { ...on, ...forced }],
  ['a word that ends so', 'Unforced', [], 'Unforced', {}],
  ['a word taken out', 'English [CC]', ['[CC]'], 'English', {}],
  ['everywhere', '[CC] English [CC]', ['[CC]'], 'English', {}],
  ['in the middle, spaces closed', 'English [CC] UK', ['[CC]'], 'English UK', {}],
  ['its brackets with it', 'English (CC)', ['CC'], 'English', {}],
  ['its hyphen with it', 'English - CC', ['CC'], 'English', {}],
  ['the longer word first', 'English [CC]', ['CC', '[CC]'], 'English', {}],
  ['capitals count', 'Piccolo', ['CC'], 'Piccolo', {}],
  ['a word that is none is not looked for', 'English - UK ', ['', ' '], 'English - UK', {}],
  ['signs of patterns are only signs', 'English (.*)', ['.*'], 'English', {}],
  ['a label that is nothing else', '[CC]', ['[CC]'], '', {}],
  ['on before a word taken out', 'English-default [CC]', ['[CC]'], 'English', on],
  ['forced as a word taken out says nothing more', 'English (forced) x', ['(forced) x'], 'English', {}],
  ['forced where it is taken out', 'English (forced)-default', ['(forced)'], 'English', on],
  ['on, and nothing else left', '[CC]-default=0', ['[CC]'], '', on],
  ['the longer of two words', 'English Sub UK', ['Sub', 'Sub UK'], 'English', {}],
  ['null', null, [], '', {}],
  ['not given', undefined, [], '', {}],
  ['far too long', 'x'.repeat(1e6), [], 'x'.repeat(200), {}],
  ['many spaces before an ending', `a${' '.repeat(1e5)}forced`, [], 'a', {}],
])('%s: "%s" without %j is "%s"', (_, label, words, text, marks) => {
  expect(cleanLabel(label, words)).toEqual({ text, isDefault: false, isForced: false, ...marks })
})

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

test.each([
  ['a name', 'English SDH', 'English SDH'],
  ['a name of the packager', 'textstream_eng', 'textstream_eng'],
  ['its bitrate of nothing', 'textstream_eng=0', 'textstream_eng'],
  ['a mark for what is on', 'English-default', 'English'],
  ['two letters that are no Latin', '中文', '中文'],
  ['an address', 'subs/en/main.m3u8', undefined],
  ['a file', 'en.m3u8', undefined],
  ['an absolute address', 'https://a.example/en', undefined],
  ['addresses joined', 'a/en.m3u8,b/en.m3u8', undefined],
  ['a number', '7', undefined],
  ['a letter and a number', 't1', undefined],
  ['a hash', 'deadbeef0123cafe', undefined],
  ['a UUID', '123e4567-e89b-12d3-a456-426614174000', undefined],
  ['a code, once more', 'eng', undefined],
  ['a code with an ending', 'en=0', undefined],
  ['empty', '', undefined],
  ['null', null, undefined],
])('%s: "%s" reads as %s', (_, id, expected) => expect(readableId(id, [])).toBe(expected))

test('words that the site takes out are taken out of ids, too', () => {
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
])('"%s": on %s, forced %s', (id, isDefault, isForced) => expect(idMarks(id)).toEqual({ isDefault, isForced }))
