/** Characters that control a terminal or change the direction of text. All are below U+10000. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Escapes control characters from data as in JSON, so that they cannot affect a terminal or log, and JSON output keeps
 * its value.
 */
const escapeControls = (text: string) =>
  text.replaceAll(CONTROL_CHARACTERS, (character) =>
    /[\n\t]/.test(character) ? character : escapeCharacter(character),
  )

/** Escapes all control characters, including line breaks. */
export const oneLine = (text: string): string => text.replaceAll(CONTROL_CHARACTERS, escapeCharacter)

/** Writes to stdout. Commands use this instead of `console.log`. */
export const print = (text: string): void => console.log(escapeControls(text))

/** Writes to stderr. Commands use this instead of `console.error`. */
export const printError = (text: string): void => console.error(escapeControls(text))
