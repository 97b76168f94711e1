import { type SchemaName, validators } from '../../generated/validators'
import type { Problems } from './problem'
import { prune } from './prune'
import type { ParsedDocument } from './validateDocument'

/** Prunes an invalid document and reports the problems. Loaded only if a document is invalid. */
export async function pruneAndReport(
  document: ParsedDocument,
  schema: SchemaName,
  problems: Problems,
  at: string,
): Promise<unknown> {
  const validate = await validators[schema]()
  const { value, findings } = prune(validate, document.data, at)
  // Messages and positions are computed asynchronously; the page does not wait.
  problems.addAsync(
    import('./explain/explain').then(({ explainFindings }) => explainFindings(findings, schema, document, at)),
  )
  return value
}
