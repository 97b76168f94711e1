import { expect, test } from 'vitest'
import { idMarks, readableId } from './manifestId'

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
