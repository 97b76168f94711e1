/** The fewest characters that can be sent (spec, section 5). */
export const LEAST_CODE = 3

/** A code as it was meant: pasted from a mail, it comes with spaces (conventions 27). */
export const cleanCode = (typed: string): string => typed.replace(/\s+/g, '').slice(0, 200)

/**
 * The codes that may be meant: as typed, then in capitals, as codes are printed. Which of them a service takes only it
 * knows.
 */
export const codesOf = (typed: string): string[] => {
  const code = cleanCode(typed)
  return [...new Set([code, code.toUpperCase()])]
}
