import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Problem } from '../../../src/site/validate/problem'
import { type ValidateOptions, type ValidationReport, validatePaths } from '../validatePaths'
import { type Fix, fixText, migrateText } from './fixText'

/** A fixed name can uncover further problems, so checking and fixing repeat up to this many times. */
const MAX_ROUNDS = 5

/**
 * Applies unambiguous fixes to files and folders: unknown fields with one similar name, `"true"` and `"2"` without quotes,
 * and older versions of the site config.
 * @param write false: returns the fixes of the first round and writes nothing
 * @returns the fixes and the remaining problems
 */
export async function fixPaths(
  paths: string[],
  options: ValidateOptions,
  write: boolean,
): Promise<{ report: ValidationReport; fixes: Fix[] }> {
  const fixes: Fix[] = []
  for (let round = 1; ; round++) {
    const report = await validatePaths(paths, options)
    const files = [...new Set(report.problems.map(({ file }) => file))].filter((file) => file.endsWith('.json'))
    const found = files.flatMap((file) => {
      const fileProblems = report.problems.filter((problem) => problem.file === file)
      return fixFile(file, fileProblems, options.baseFolder, write)
    })
    fixes.push(...found)
    if (!write || found.length === 0 || round === MAX_ROUNDS)
      return { report: write && found.length > 0 ? await validatePaths(paths, options) : report, fixes }
  }
}

function fixFile(file: string, problems: readonly Problem[], from: string, write: boolean): Fix[] {
  const path = resolve(from, file)
  // Read the file again: it may have changed since the check.
  const before = readFileSync(path, 'utf8')
  const fixed = fixText(before, problems)
  const isOlder = problems.some(({ rule }) => rule === 'document/older-version')
  const migrated = isOlder ? migrateText(fixed.text, file) : { text: fixed.text, fixes: [] }
  if (write && migrated.text !== before) writeFileSync(path, migrated.text)
  return [...fixed.fixes, ...migrated.fixes]
}
