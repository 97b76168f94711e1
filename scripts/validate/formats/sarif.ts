import { createHash } from 'node:crypto'
import { findFix } from '../../../src/site/validate/findFix'
import type { Problem } from '../../../src/site/validate/problem'
import { RULES } from '../rules'

/** Identifies a problem by file, rule and pointer. The line is not included, because edits move it. */
export const fingerprintOf = (problem: Problem): string =>
  createHash('sha256').update([problem.file, problem.rule, problem.pointer].join('\n')).digest('hex').slice(0, 32)

/**
 * @param problems with file paths relative to the repository root
 * @param texts the text of each of these files
 * @param version of the project
 */
export function sarifLog(problems: readonly Problem[], texts: ReadonlyMap<string, string>, version: string): object {
  const rules = Object.entries(RULES)
    .filter(([id]) => problems.some(({ rule }) => rule === id))
    .map(([id, text]) => ({ id, shortDescription: { text } }))
  const results = problems.map((problem) => {
    const { severity, rule, file, message, suggestion, line, column, pointer } = problem
    const artifactLocation = { uri: encodeURI(file) }
    const fix = fixOf(problem, texts.get(file), artifactLocation)
    const region = line === undefined ? undefined : { startLine: line, ...(column && { startColumn: column }) }
    return {
      ruleId: rule,
      ruleIndex: rules.findIndex(({ id }) => id === rule),
      level: severity,
      message: { text: suggestion === undefined ? message : `${message} (did you mean "${suggestion}"?)` },
      locations: [
        {
          physicalLocation: { artifactLocation, ...(region && { region }) },
          logicalLocations: [{ fullyQualifiedName: pointer || '/' }],
        },
      ],
      partialFingerprints: { 'fileRulePointer/v1': fingerprintOf(problem) },
      ...(fix && { fixes: [fix] }),
    }
  })
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'marquee-validate', version, rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  }
}

/** The fix of a problem, for viewers that can apply it. */
function fixOf(problem: Problem, text: string | undefined, artifactLocation: object): object | undefined {
  const edit = text !== undefined && problem.file.endsWith('.json') ? findFix(problem, text) : undefined
  if (!edit) return undefined
  const deletedRegion = { charOffset: edit.from, charLength: edit.to - edit.from }
  const replacement = { deletedRegion, insertedContent: { text: edit.insert } }
  return {
    description: { text: `Write ${edit.insert}` },
    artifactChanges: [{ artifactLocation, replacements: [replacement] }],
  }
}
