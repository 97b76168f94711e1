import type { SchemaName } from '../../generated/validators'
import { nearest } from '../../lib/nearest'
import type { Problem } from '../problem'
import type { Finding } from '../prune'
import { fieldsAt } from './fieldsAt'
import { positionsIn } from './positions'
import { wording } from './wording'

export interface Source {
  /** Address or path of the document. */
  file: string
  /** The document as it came. */
  text: string
}

/**
 * Words findings for people: what is wrong, where, and what was probably meant. Loaded only when there is a finding.
 * @param at pointer of the validated part in the document
 */
export async function explain(findings: Finding[], schema: SchemaName, source: Source, at = ''): Promise<Problem[]> {
  const place = positionsIn(source.text)
  const problems: Problem[] = []
  const meant = new Set<string>()
  for (const finding of findings) {
    if (finding.keyword !== 'additionalProperties') continue
    const key = String(finding.params.additionalProperty)
    const fields = await fieldsAt(schema, finding.pointer.slice(at.length))
    const suggestion = nearest(key, fields.names)
    const pointer = `${finding.pointer}/${key}`
    const needed = suggestion !== undefined && findings.some((other) => misses(other, finding.pointer, suggestion))
    if (needed) meant.add(`${finding.pointer} ${suggestion}`)
    const message = needed ? `unknown field "${key}", and "${suggestion}" is missing` : `unknown field "${key}"`
    problems.push({
      severity: needed ? 'error' : 'warning',
      file: source.file,
      pointer,
      message,
      suggestion,
      ...place(pointer),
    })
  }
  for (const finding of findings) {
    if (finding.keyword === 'additionalProperties') continue
    if (finding.keyword === 'required' && meant.has(`${finding.pointer} ${finding.params.missingProperty}`)) continue
    problems.push({ file: source.file, pointer: finding.pointer, ...wording(finding), ...place(finding.pointer) })
  }
  return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
}

const misses = (finding: Finding, pointer: string, name: string) =>
  finding.keyword === 'required' && finding.pointer === pointer && finding.params.missingProperty === name
