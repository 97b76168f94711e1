import { type SchemaName, validators } from '../../generated/validators'
import type { Problems } from './problem'
import { prune } from './prune'
import type { Document } from './validateDocument'

/** Keeps what is good of a document that does not fit, and says what was wrong. Loaded only when there is something to mend. */
export async function repair(document: Document, schema: SchemaName, problems: Problems, at: string): Promise<unknown> {
  const validate = await validators[schema]()
  const { value, findings } = prune(validate, document.data, at)
  // Words and lines take their time; the page does not wait for them.
  problems.expect(import('./explain/explain').then(({ explain }) => explain(findings, schema, document, at)))
  return value
}
