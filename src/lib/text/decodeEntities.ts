const COMBINING_ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030c',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  AElig: 'Æ',
  aelig: 'æ',
  apos: "'",
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  OElig: 'Œ',
  oelig: 'œ',
  Oslash: 'Ø',
  oslash: 'ø',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  szlig: 'ß',
}

/** Characters that could start markup stay encoded. */
const MARKUP_CHARACTER = /[<>&"]/

/**
 * Decodes entities of letters and punctuation in HTML text, not in tags. Works without a parser, which Trusted Types
 * reserve for the sanitiser.
 */
export const decodeEntities = (html: string): string =>
  html.replace(
    /<!--[\s\S]*?-->|<[^>]*>|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (found, decimal, hex, name) => {
      if (found.startsWith('<')) return found
      const character = name
        ? decodeNamedEntity(name)
        : decodeNumericEntity(decimal ? Number(decimal) : Number.parseInt(hex, 16))
      return character === undefined || MARKUP_CHARACTER.test(character) ? found : character
    },
  )

function decodeNamedEntity(name: string): string | undefined {
  if (Object.hasOwn(NAMED_ENTITIES, name)) return NAMED_ENTITIES[name]
  const mark = COMBINING_ACCENTS[name.slice(1)]
  return mark && `${name[0]}${mark}`.normalize('NFC')
}

const decodeNumericEntity = (code: number): string | undefined =>
  code >= 0xa0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : code === 39
      ? "'"
      : undefined
