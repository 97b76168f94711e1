/** The paragraphs of a plain text: an empty line parts them. Empty ones are left out. */
export function paragraphs(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
