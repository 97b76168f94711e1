import type { Text } from '../../../text/createText'

let words: Text | undefined

/** Toasts stand beside the site, in a root of their own: so they are told its sentences, before anybody shows one. */
export function wordToasts(text: Text): void {
  words = text
}

/** The site's sentences; undefined before there is a site. */
export const toastWords = (): Text | undefined => words
