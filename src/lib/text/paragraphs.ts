/** Paragraphs of plain text, separated by empty lines */
export function paragraphs(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
