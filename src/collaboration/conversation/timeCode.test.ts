import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { formatTimeCode, splitTimeCode, timeCodesIn } from './timeCode'

test.each([
  ['00:01:23 Too dark.', [83]],
  ['Compare 1:05 with 01:02:44.', [65, 3764]],
  ['(0:07), "12:34"; 75:20', [7, 754, 4520]],
  ['At 4:30', [270]],
  ['2026-11-20T10:42:07', []],
  ['2026-11-20 10:42:07+01:00', [38_527]],
  ['16:9, 1:2, 1:5x', []],
  ['00:61:00, 00:00:61, 1:75', []],
  ['10:20:30:12 and 123:45', []],
  ['https://a.example:80/1:23', []],
  ['', []],
])('finds time codes in "%s"', (text, seconds) => {
  expect(timeCodesIn(text).map((code) => code.seconds)).toEqual(seconds)
})

it('parses formatted time codes at any position', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 * 3600 + 3599 }), fc.constantFrom('', 'See '), (seconds, before) => {
      const [code] = timeCodesIn(`${before}${formatTimeCode(seconds)} now`)
      expect(code).toEqual({ index: before.length, text: formatTimeCode(seconds), seconds })
    }),
  )
})

it('returns time codes of any text in order and without overlaps', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:. a,\n'), maxLength: 60 }), (text) => {
      let end = 0
      for (const code of timeCodesIn(text)) {
        expect(code.index).toBeGreaterThanOrEqual(end)
        expect(text.slice(code.index, code.index + code.text.length)).toBe(code.text)
        end = code.index + code.text.length
      }
    }),
  )
})

test.each([
  [Number.NaN, '00:00:00'],
  [-5, '00:00:00'],
  [83.9, '00:01:23'],
  [3600 * 100, '100:00:00'],
])('formats %s as %s', (seconds, text) => expect(formatTimeCode(seconds)).toBe(text))

it('splits a leading time code from the text; a time code alone is also the text', () => {
  expect(splitTimeCode('00:00:05 Look')).toMatchObject({ code: { seconds: 5 }, words: 'Look' })
  expect(splitTimeCode('00:00:05')).toMatchObject({ code: { seconds: 5 }, words: '00:00:05' })
  expect(splitTimeCode('Look at 00:00:05')).toEqual({ words: 'Look at 00:00:05' })
})
