import { placeholderFault } from '../../../../text/placeholders'
import type { TextEntry } from './textEntries'

/** As in the schema of the config. */
const MAX_TEXT_LENGTH = 2000

/** @returns why a text cannot be used, as a sentence; undefined if it can */
export function checkText(text: string, { english }: TextEntry, form: string | undefined): string | undefined {
  if (text.trim() === '') return 'Type a sentence, or reset it to the default.'
  if (text.length > MAX_TEXT_LENGTH)
    return `The text has ${text.length} characters. At most ${MAX_TEXT_LENGTH} are allowed.`
  const fault = placeholderFault(text, english, form)
  return fault && `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`
}
