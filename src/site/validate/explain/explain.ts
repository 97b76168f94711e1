import type { ServiceSchemaName } from '../../../generated/serviceValidators'
import type { SchemaName } from '../../../generated/validators'
import { isRecord } from '../../../lib/json/isRecord'
import { parseJson } from '../../../lib/json/parseJson'
import { step, stepsOf } from '../../../lib/json/pointer'
import { valueAt } from '../../../lib/json/valueAt'
import { nearest } from '../../../lib/nearest'
import type { Problem } from '../problem'
import type { Finding } from '../prune'
import { createFieldReader } from './fieldsAt'
import { positionsIn } from './positions'
import { wording } from './wording'

export interface Source {
  /** Address or path of the document. */
  file: string
  /** The document as it came. */
  text: string
}

/** Findings that are worded: who has more has something else to mend first. */
const MOST = 5000

/**
 * Words findings for people: what is wrong, where, and what was probably meant. Loaded only when there is a finding.
 * Those after the five thousandth are only counted.
 * @param at pointer of the validated part in the document
 */
export async function explain(
  all: Finding[],
  schema: SchemaName | ServiceSchemaName,
  source: Source,
  at = '',
): Promise<Problem[]> {
  const findings = all.slice(0, MOST)
  const place = positionsIn(source.text)
  const fieldsAt = createFieldReader(schema)
  const missing = new Set(findings.filter(({ keyword }) => keyword === 'required').map(missingPlace))
  // A field that is missing because its name is misspelt is said once, with the misspelling.
  const meant = new Set<string>()
  const problems: Problem[] = []
  for (const finding of findings) {
    if (finding.keyword !== 'additionalProperties') continue
    const key = String(finding.params.additionalProperty)
    const { names } = await fieldsAt(finding.pointer.slice(at.length))
    const home = await homeOf(key, finding.pointer.slice(at.length), names, fieldsAt)
    const suggestion = home ? undefined : nearest(key, names)
    const field = suggestion === undefined ? undefined : finding.pointer + step(suggestion)
    const needed = field !== undefined && missing.has(field)
    if (needed) meant.add(field)
    const unknown = `unknown field "${cut(key)}"${home ? `: it belongs ${home}` : ''}`
    const pointer = finding.pointer + step(key)
    problems.push({
      severity: needed ? 'error' : 'warning',
      file: source.file,
      pointer,
      message: needed ? `${unknown}, and "${suggestion}" is missing` : unknown,
      suggestion,
      isName: true,
      ...place(pointer),
    })
  }
  // An object that takes fields of one's own reports none of them: what is mistyped there is seen by what is missing.
  for (const finding of findings) {
    if (finding.keyword !== 'required' || meant.has(missingPlace(finding))) continue
    const { names, open } = await fieldsAt(finding.pointer.slice(at.length))
    const suggestion = String(finding.params.missingProperty)
    const key = open ? mistyped(suggestion, finding.pointer, names, source.text) : undefined
    if (key === undefined) continue
    meant.add(missingPlace(finding))
    const pointer = finding.pointer + step(key)
    const message = `unknown field "${cut(key)}", and "${suggestion}" is missing`
    problems.push({
      severity: 'error',
      file: source.file,
      pointer,
      message,
      suggestion,
      isName: true,
      ...place(pointer),
    })
  }
  for (const finding of together(findings.filter((each) => !meant.has(missingPlace(each))))) {
    if (finding.keyword === 'additionalProperties') continue
    const field = finding.keyword === 'pattern' ? await fieldsAt(finding.pointer.slice(at.length)) : undefined
    problems.push({
      file: source.file,
      pointer: finding.pointer,
      ...wording(finding, field),
      ...place(finding.pointer),
    })
  }
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
  const more = all.length - findings.length
  if (more > 0)
    problems.push({ severity: 'error', file: source.file, pointer: at, message: `and ${more} more`, ...place(at) })
  return problems
}

/** Edits that make a typo. */
const TYPO = 2

/** The field of an object that was probably meant to be the one that is missing. */
function mistyped(missing: string, pointer: string, names: readonly string[], text: string): string | undefined {
  const object = valueAt(parseJson(text), stepsOf(pointer))
  if (!isRecord(object)) return undefined
  const near = Object.keys(object).filter((key) => !names.includes(key) && nearest(key, [missing], TYPO) !== undefined)
  // Of two that are near, nobody knows which was meant.
  return near.length === 1 ? near[0] : undefined
}

/**
 * Where a field that is unknown at its place belongs: into an object beside it, or beside the object that it is in.
 * Undefined where no one place, or more than one, has such a field.
 * @param pointer of the object that it is in, and the names of the fields that belong there
 */
async function homeOf(
  key: string,
  pointer: string,
  names: readonly string[],
  fieldsAt: ReturnType<typeof createFieldReader>,
): Promise<string | undefined> {
  const inner: string[] = []
  for (const name of names) if ((await fieldsAt(pointer + step(name))).names.includes(key)) inner.push(name)
  if (inner.length > 0) return inner.length === 1 ? `into "${inner[0]}"` : undefined
  const steps = stepsOf(pointer)
  const last = steps.at(-1)
  if (last === undefined || /^\d+$/.test(last)) return undefined
  const around = await fieldsAt(steps.slice(0, -1).map(step).join(''))
  return around.names.includes(key) ? `beside "${last}"` : undefined
}

/** All that is missing at one place as one finding, where the first of them stood. */
function together(findings: Finding[]): Finding[] {
  const names = new Map<string, string[]>()
  return findings.flatMap((finding) => {
    if (finding.keyword !== 'required') return [finding]
    const before = names.get(finding.pointer)
    const name = String(finding.params.missingProperty)
    if (before) {
      before.push(name)
      return []
    }
    const missing = [name]
    names.set(finding.pointer, missing)
    return [{ ...finding, params: { missing } }]
  })
}

const missingPlace = ({ pointer, params }: Finding) => pointer + step(String(params.missingProperty))
const cut = (word: string) => (word.length > 60 ? `${word.slice(0, 60)}…` : word)
