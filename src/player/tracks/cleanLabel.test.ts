import { expect, test } from 'vitest'
import { cleanLabel } from './cleanLabel'

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
