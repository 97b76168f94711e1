import { type SchemaName, validators } from '../generated/validators'
import type { Validator } from '../lib/validator'
import type { Problems } from './problem'
import { prune } from './prune'

export interface Document {
  file: string
  text: string
  data: unknown
}

/**
 * Checks a document and keeps what is good of it.
 * The quick validator answers for nearly all; the full one, and the words, are loaded only when it says no.
 * @param quick the quick validator of `schema`
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
  const validate = await validators[schema]()
  const { value, findings } = prune(validate, document.data, at)
  // Words and lines take their time; the page does not wait for them.
  import('./explain/explain')
    .then(({ explain }) => explain(findings, schema, document, at))
    .then(problems.add)
    .catch(() => {})
  return value as T | undefined
}
