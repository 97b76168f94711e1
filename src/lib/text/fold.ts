/** Letters that Unicode does not decompose, and the final sigma, which lower case produces only at the end of a word */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ς: 'σ',
}

/** Lower case without accents: “Misérables” and “MISERABLES” are equal. */
export function removeAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

/**
 * Normalises text for search: case, accents, quotes, and kinds of dashes and spaces are ignored. “lodz” finds “Łódź”,
 * “dont” finds “Don’t”. Not for names of users or roles, which may differ in an accent.
 */
export function fold(text: string): string {
  return removeAccents(text)
    .replace(/['"`´‘-‟‹›«»ʹ-ʼ′″]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[æœßþðđħıłøς]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
}
