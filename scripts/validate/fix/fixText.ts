import { applyEdits, type Edit, type FormattingOptions, modify, parseTree } from 'jsonc-parser'
import { isRecord } from '../../../src/lib/json/isRecord'
import { parseJson } from '../../../src/lib/json/parseJson'
import { pointerTokens } from '../../../src/lib/json/pointer'
import { valueAt } from '../../../src/lib/json/valueAt'
import { CONFIG_VERSION, migrateConfig, versionOf } from '../../../src/site/load/migrateConfig'
import { positionsIn } from '../../../src/site/validate/explain/positions'
import { findFix } from '../../../src/site/validate/findFix'
import type { Problem } from '../../../src/site/validate/problem'

/** One change that was made, or would be. Its line and column are those of the text before it. */
export interface Fix extends Pick<Problem, 'file' | 'pointer' | 'line' | 'column'> {
  /** What stands there now, for people. */
  now: string
}

/** Mends all problems of a text for which nothing else could have been meant. Everything else stays as it was written. */
export function fixText(text: string, problems: readonly Problem[]): { text: string; fixes: Fix[] } {
  const tree = parseTree(text)
  const edits: Edit[] = []
  const fixes: Fix[] = []
  for (const problem of problems) {
    const mend = findFix(problem, text, tree)
    // Two problems may stand at one place: the second is asked again of the mended text.
    if (!mend?.isSafe || edits.some(({ offset }) => offset === mend.from)) continue
    // Of two fields that would have one name only people know which was meant.
    if (problem.isName && problems.filter((each) => nameMeant(each) === nameMeant(problem)).length > 1) continue
    edits.push({ offset: mend.from, length: mend.to - mend.from, content: mend.insert })
    const { file, pointer, line, column } = problem
    fixes.push({ file, pointer, line, column, now: `is ${mend.insert} now` })
  }
  return { text: applyEdits(text, edits), fixes }
}

/** The object of a mistyped field, and the name that was meant. */
const nameMeant = ({ pointer, suggestion, isName }: Problem) =>
  isName && `${pointer.slice(0, pointer.lastIndexOf('/'))}\n${suggestion}`

/** Writes a site config of an older version in the present one, as it is migrated when it is read. */
export function migrateText(text: string, file: string): { text: string; fixes: Fix[] } {
  const document = parseJson(text)
  if (!isRecord(document) || versionOf(document) >= CONFIG_VERSION) return { text, fixes: [] }
  const positionOf = positionsIn(text)
  const fixes: Fix[] = []
  migrateConfig(document, (pointer, what) => fixes.push({ file, pointer, ...positionOf(pointer), now: what }))
  // Without a version, and with nothing to migrate, it is as good as one of the present version.
  if (fixes.length === 0 && !Object.hasOwn(document, 'schema_version')) return { text, fixes }
  const changes: [path: string[], value: unknown][] = fixes.map(({ pointer }) => [
    pointerTokens(pointer),
    valueAt(document, pointerTokens(pointer)),
  ])
  const version = '/schema_version'
  fixes.unshift({ file, pointer: version, ...positionOf(version), now: `is ${CONFIG_VERSION} now` })
  changes.push([['schema_version'], CONFIG_VERSION])
  let migrated = text
  for (const [path, value] of changes) {
    // First in the document, behind "$schema": where people look for it.
    const getInsertionIndex = (names: string[]) => (names[0] === '$schema' ? 1 : 0)
    const options = { formattingOptions: formatOf(text), getInsertionIndex }
    migrated = applyEdits(migrated, modify(migrated, path, value, options))
  }
  return { text: migrated, fixes }
}

/** How a text is indented, and how its lines end. */
function formatOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return { insertSpaces: indent[0] !== '\t', tabSize: indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
