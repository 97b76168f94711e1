/** The named character references of WebVTT, and the quotes that converters write into SubRip. */
const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['lrm', '\u200E'],
  ['rlm', '\u200F'],
])

const TAGS = /<\/?[a-z][^<>]*>|<\d[\d:.]*>|\{\\[^{}]*\}/gi
const CHARACTER_REFERENCES = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi

/** A line of a cue as plain text: without tags (`<i>`, `<c.loud>`, `<00:01.000>`, `{\an8}`), and with character references decoded. */
export const cueText = (line: string): string =>
  line
    .replace(TAGS, '')
    .replace(CHARACTER_REFERENCES, (reference, decimal, hex, name) =>
      name
        ? (NAMED_CHARACTERS.get(name) ?? reference)
        : characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .trim()

/** As in HTML, an invalid code becomes the replacement character. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
}
