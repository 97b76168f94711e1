/** Letters that Unicode does not decompose, and the final sigma, which lower case yields at the end of a word only. */
const LETTERS: Readonly<Record<string, string>> = {
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

/** Text in lower case and without accents: “Misérables” and “MISERABLES” become one. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

/**
 * Text for searching: without regard to case, accents, quotes and the kind of dash or space. “lodz” finds “Łódź”, “dont”
 * finds “Don’t”. Not for names that grant something: two users may differ in an accent.
 */
export function fold(text: string): string {
  return withoutAccents(text)
    .replace(/['"`´‘-‟‹›«»ʹ-ʼ′″]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[æœßþðđħıłøς]/g, (letter) => LETTERS[letter] ?? letter)
}
