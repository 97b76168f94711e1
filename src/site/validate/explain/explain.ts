import type { ServiceSchemaName } from '../../../generated/serviceValidators'
import type { SchemaName } from '../../../generated/validators'
import { isRecord } from '../../../lib/json/isRecord'
import { parseJson } from '../../../lib/json/parseJson'
import { parsePointer, pointerToken } from '../../../lib/json/pointer'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import { findNearestWord } from '../../../lib/text/findNearestWord'
import type { Problem } from '../problem'
import type { Finding } from '../prune'
import { createFieldReader } from './fieldsAt'
import { messageOf } from './messageOf'
import { createPositionLookup, type PositionLookup } from './positions'
import { truncate } from './truncate'

export interface DocumentSource {
  /** Path of the document */
  file: string
  /** Text before parsing */
  text: string
  /** Shared by the parts of a document, so that its text is parsed once. */
  positionAt?: PositionLookup
}

/** Findings beyond this number are only counted. */
const MAX_FINDINGS = 5000

type FieldReader = ReturnType<typeof createFieldReader>

interface ExplainContext extends DocumentSource {
  findings: readonly Finding[]
  /** Pointer of the validated part in the document */
  at: string
  fieldsAt: FieldReader
  positionAt: PositionLookup
  /** Missing fields that were reported as a misspelling */
  reported: Set<string>
}

/**
 * Turns findings into problems with a message, a position and a suggestion. Loaded only if there are findings.
 * @param at pointer of the validated part in the document
 */
export async function explainFindings(
  all: Finding[],
  schema: SchemaName | ServiceSchemaName,
  source: DocumentSource,
  at = '',
): Promise<Problem[]> {
  const findings = all.slice(0, MAX_FINDINGS)
  const positionAt = source.positionAt ?? createPositionLookup(source.text)
  const context = {
    ...source,
    findings,
    at,
    fieldsAt: createFieldReader(schema),
    positionAt,
    reported: new Set<string>(),
  }
  const problems = [
    ...(await unknownFieldProblems(context)),
    ...(await misspelledFieldProblems(context)),
    ...(await otherProblems(context)),
  ]
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
  const more = all.length - findings.length
  if (more > 0)
    problems.push({
      severity: 'error',
      rule: 'document/more-problems',
      file: source.file,
      pointer: at,
      message: `${more} more problems are not listed: fix the listed ones first`,
      ...positionAt(at),
    })
  return problems
}

/** A missing field whose name is misspelled is reported once, as a misspelling. */
async function unknownFieldProblems({
  findings,
  file,
  at,
  fieldsAt,
  positionAt,
  reported,
}: ExplainContext): Promise<Problem[]> {
  const missing = new Set(findings.filter(({ keyword }) => keyword === 'required').map(missingPointer))
  const problems: Problem[] = []
  for (const finding of findings) {
    if (finding.keyword !== 'additionalProperties') continue
    const key = String(finding.params.additionalProperty)
    const { names } = await fieldsAt(finding.pointer.slice(at.length))
    const move = await suggestMove(key, finding.pointer.slice(at.length), names, fieldsAt)
    const suggestion = move ? undefined : findNearestWord(key, names)
    const field = suggestion === undefined ? undefined : finding.pointer + pointerToken(suggestion)
    const isRequired = field !== undefined && missing.has(field)
    if (isRequired) reported.add(field)
    const fix = move ?? (suggestion === undefined ? 'remove it or check its name' : undefined)
    const unknown = `unknown field "${truncate(key)}"${fix ? `: ${fix}` : ''}`
    const pointer = finding.pointer + pointerToken(key)
    problems.push({
      severity: isRequired ? 'error' : 'warning',
      rule: 'field/unknown',
      file,
      pointer,
      message: isRequired ? `${unknown}, and "${suggestion}" is missing` : unknown,
      suggestion,
      isName: true,
      ...positionAt(pointer),
    })
  }
  return problems
}

/** An object with additional fields reports no unknown ones: a misspelled field is found by the missing one. */
async function misspelledFieldProblems({ findings, file, text, at, fieldsAt, positionAt, reported }: ExplainContext) {
  const problems: Problem[] = []
  for (const finding of findings) {
    if (finding.keyword !== 'required' || reported.has(missingPointer(finding))) continue
    const { names, isOpen } = await fieldsAt(finding.pointer.slice(at.length))
    const suggestion = String(finding.params.missingProperty)
    const key = isOpen ? findMisspelled(suggestion, finding.pointer, names, text) : undefined
    if (key === undefined) continue
    reported.add(missingPointer(finding))
    const pointer = finding.pointer + pointerToken(key)
    const message = `unknown field "${truncate(key)}", and "${suggestion}" is missing`
    problems.push({
      severity: 'error',
      rule: 'field/unknown',
      file,
      pointer,
      message,
      suggestion,
      isName: true,
      ...positionAt(pointer),
    })
  }
  return problems
}

async function otherProblems({
  findings,
  file,
  at,
  fieldsAt,
  positionAt,
  reported,
}: ExplainContext): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const finding of mergeMissing(findings.filter((each) => !reported.has(missingPointer(each))))) {
    if (finding.keyword === 'additionalProperties') continue
    const field = finding.keyword === 'pattern' ? await fieldsAt(finding.pointer.slice(at.length)) : undefined
    const { pointer } = finding
    problems.push({ file, pointer, ...messageOf(finding, field), ...positionAt(pointer) })
  }
  return problems
}

/** Maximum edits of a typo */
const MAX_TYPO_EDITS = 2

/** The unknown field that is probably a typo of the missing one */
function findMisspelled(missing: string, pointer: string, names: readonly string[], text: string): string | undefined {
  const object = valueAtPath(parseJson(text), parsePointer(pointer))
  if (!isRecord(object)) return undefined
  const near = Object.keys(object).filter(
    (key) => !names.includes(key) && findNearestWord(key, [missing], MAX_TYPO_EDITS) !== undefined,
  )
  // Two candidates are ambiguous.
  return near.length === 1 ? near[0] : undefined
}

/**
 * How to move an unknown field to the only place nearby that has a field of this name: an object beside it, or the parent
 * of its object.
 * @param pointer of its object
 * @param names of the known fields there
 */
async function suggestMove(
  key: string,
  pointer: string,
  names: readonly string[],
  fieldsAt: FieldReader,
): Promise<string | undefined> {
  const inner: string[] = []
  for (const name of names) if ((await fieldsAt(pointer + pointerToken(name))).names.includes(key)) inner.push(name)
  if (inner.length > 0) return inner.length === 1 ? `move it into "${inner[0]}"` : undefined
  const steps = parsePointer(pointer)
  const last = steps.at(-1)
  if (last === undefined || /^\d+$/.test(last)) return undefined
  const parent = await fieldsAt(steps.slice(0, -1).map(pointerToken).join(''))
  return parent.names.includes(key) ? `move it out of "${last}"` : undefined
}

/** Merges all missing fields of an object into its first finding. */
function mergeMissing(findings: Finding[]): Finding[] {
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

const missingPointer = ({ pointer, params }: Finding) => pointer + pointerToken(String(params.missingProperty))
