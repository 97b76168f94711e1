/** Text without regard to case and accents, for finding and matching: “Misérables” and “MISERABLES” become one. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}
