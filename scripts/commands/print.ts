/** Characters that would control a terminal, or disguise the order of a text. All are below U+10000. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A text for a terminal, a log or a report: control characters that come from data are escaped as JSON does it, so that
 * JSON stays the same JSON.
 */
const printable = (text: string) =>
  text.replaceAll(CONTROLS, (character) => (/[\n\t]/.test(character) ? character : escaped(character)))

/** A text that has to stay on one line: line breaks are escaped, too. */
export const oneLine = (text: string): string => text.replaceAll(CONTROLS, escaped)

/** Writes to stdout. Commands use this instead of `console.log`. */
export const print = (text: string): void => console.log(printable(text))

/** Writes to stderr. Commands use this instead of `console.error`. */
export const printError = (text: string): void => console.error(printable(text))
