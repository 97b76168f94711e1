import { applyEdits, type Edit, parseTree } from 'jsonc-parser'
import { isRecord } from '../../../src/lib/json/isRecord'
import { parseJson } from '../../../src/lib/json/parseJson'
import { parsePointer } from '../../../src/lib/json/pointer'
import { valueAtPath } from '../../../src/lib/json/valueAtPath'
import { CONFIG_VERSION, migrateConfig, versionOf } from '../../../src/site/load/migrateConfig'
import { createPositionLookup } from '../../../src/site/validate/explain/positions'
import { findFix } from '../../../src/site/validate/findFix'
import type { Problem } from '../../../src/site/validate/problem'
import { editJson, NO_RULES } from '../../../src/tools/edit/editJson'
import type { FieldRules, Json, Operation } from '../../../src/tools/edit/operation'

/** A change that was made, or would be made in a dry run. Line and column refer to the text before the change. */
export interface Fix extends Pick<Problem, 'file' | 'pointer' | 'line' | 'column'> {
  /** Description of the change for the user. */
  change: string
}

/** Applies all unambiguous fixes to a text and keeps everything else as it is. */
export function fixText(text: string, problems: readonly Problem[]): { text: string; fixes: Fix[] } {
  const tree = parseTree(text)
  const edits: Edit[] = []
  const fixes: Fix[] = []
  for (const problem of problems) {
    const fix = findFix(problem, text, tree)
    // Two problems may share a position: the second one is fixed in the next round.
    if (!fix?.isSafe || edits.some(({ offset }) => offset === fix.from)) continue
    // Two fields would get the same name: only the author knows which one was meant.
    if (problem.isName && problems.filter((each) => keyOfRename(each) === keyOfRename(problem)).length > 1) continue
    edits.push({ offset: fix.from, length: fix.to - fix.from, content: fix.insert })
    const { file, pointer, line, column } = problem
    fixes.push({ file, pointer, line, column, change: `is now ${fix.insert}` })
  }
  return { text: applyEdits(text, edits), fixes }
}

/** Identifies the object of a mistyped field and the suggested name: two fields with the same key cannot both be renamed. */
const keyOfRename = ({ pointer, suggestion, isName }: Problem) =>
  isName && `${pointer.slice(0, pointer.lastIndexOf('/'))}\n${suggestion}`

/** Rewrites a site config of an older version in the current version, with the same migration that the site uses. */
export function migrateText(text: string, file: string): { text: string; fixes: Fix[] } {
  const document = parseJson(text)
  if (!isRecord(document) || versionOf(document) >= CONFIG_VERSION) return { text, fixes: [] }
  const positionOf = createPositionLookup(text)
  const fixes: Fix[] = []
  migrateConfig(document, (pointer, change) => fixes.push({ file, pointer, ...positionOf(pointer), change }))
  // A config without a version and without anything to migrate is valid as it is.
  if (fixes.length === 0 && !Object.hasOwn(document, 'schema_version')) return { text, fixes }
  const operations: Operation[] = fixes.map(({ pointer }) => {
    const at = parsePointer(pointer)
    const value = valueAtPath(document, at)
    return value === undefined ? { do: 'remove', at } : { do: 'set', at, value: value as Json }
  })
  const version = '/schema_version'
  fixes.unshift({ file, pointer: version, ...positionOf(version), change: `is now ${CONFIG_VERSION}` })
  operations.push({ do: 'set', at: ['schema_version'], value: CONFIG_VERSION })
  const rules: FieldRules = {
    ...NO_RULES,
    order: (path) => (path.length === 0 ? ['$schema', 'schema_version', ...Object.keys(document)] : []),
  }
  const migrated = operations.reduce((current, operation) => {
    const result = editJson(current, operation, rules)
    if ('refused' in result) throw new Error(`${file}: ${result.refused}`)
    return applyEdits(current, result.edits)
  }, text)
  return { text: migrated, fixes }
}
