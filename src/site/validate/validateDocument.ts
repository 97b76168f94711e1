import type { SchemaName } from '../../generated/validators'
import type { Parsed } from '../../lib/json/parseJson'
import type { Validator } from '../../lib/json/validator'
import type { Problems } from './problem'

export interface Document {
  file: string
  text: string
  data: unknown
}

/**
 * Checks a document and keeps what is good of it.
 * The quick validator answers for nearly all; what repairs, and the words, are loaded only when it says no.
 * @param quick the quick validator of `schema`
 * @param at pointer of `document.data` in the text, when it is a part
 * @returns what is left, or undefined when nothing is
 */
export async function validateDocument<T>(
  document: Document,
  schema: SchemaName,
  quick: Validator,
  problems: Problems,
  at = '',
): Promise<T | undefined> {
  if (quick(document.data)) return document.data as T
  const { repair } = await import('./repair')
  return (await repair(document, schema, problems, at)) as T | undefined
}

/** Names what was left out of a text before anything was checked: names that attack the merging of objects (threats D1). */
export function nameForbidden(file: string, { text, hadForbidden }: Parsed, problems: Problems): void {
  if (hadForbidden)
    problems.expect(import('./explain/forbiddenNames').then(({ forbiddenNames }) => forbiddenNames(file, text)))
}
