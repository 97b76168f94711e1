import type { SchemaName } from '../../generated/validators'
import type { ParsedText } from '../../lib/json/parseJson'
import type { Validator } from '../../lib/json/validator'
import type { Problems } from './problem'

export interface ParsedDocument {
  file: string
  text: string
  data: unknown
}

/**
 * Validates a document and removes its invalid parts. The quick validator accepts most documents; the code that prunes and
 * explains loads only if it fails.
 * @param quick generated validator of `schema`
 * @param at pointer of `document.data` in the text, if it is a part
 * @returns the valid part, or undefined if there is none
 */
export async function validateDocument<T>(
  document: ParsedDocument,
  schema: SchemaName,
  quick: Validator,
  problems: Problems,
  at = '',
): Promise<T | undefined> {
  if (quick(document.data)) return document.data as T
  const { pruneAndReport } = await import('./pruneAndReport')
  return (await pruneAndReport(document, schema, problems, at)) as T | undefined
}

/** Reports keys that were removed while parsing because they could pollute prototypes (threats D1). */
export function reportForbiddenKeys(file: string, { text, hadForbidden }: ParsedText, problems: Problems): void {
  if (hadForbidden)
    problems.addAsync(
      import('./explain/findForbiddenKeys').then(({ findForbiddenKeys }) => findForbiddenKeys(file, text)),
    )
}
