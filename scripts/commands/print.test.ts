import { expect, test, vi } from 'vitest'
import { oneLine, print } from './print'

test.each([
  ['an escape sequence', '\u001b[31mred', '\\u001b[31mred'],
  ['a carriage return', 'good\rbad', 'good\\u000dbad'],
  ['an 8-bit control sequence', '\u009b2J', '\\u009b2J'],
  ['a file name with reversed text direction', 'cod\u202egnp.exe', 'cod\\u202egnp.exe'],
  ['line breaks and tabs of a text', 'a\n\tb', 'a\n\tb'],
  ['letters, accents and emoji', 'ä 映画 🎬', 'ä 映画 🎬'],
])('print escapes control characters only: %s', (_, text, printed) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  print(text)
  expect(log).toHaveBeenCalledExactlyOnceWith(printed)
  log.mockRestore()
})

test('print escapes control characters in JSON without changing the parsed value', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const value = { '\u202ekey': ['\u001b', '\u009b', '\n', '\u2028', '"\\'] }
  print(JSON.stringify(value, null, 2))
  expect(JSON.parse(log.mock.calls[0]?.[0])).toEqual(value)
  log.mockRestore()
})

test('oneLine escapes line breaks', () => expect(oneLine('a\r\nb')).toBe('a\\u000d\\u000ab'))
