import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Problem } from '../../../src/site/validate/problem'
import { ruleOf } from '../rules'
import { type Places, type Report, validatePaths } from '../validatePaths'
import { type Fix, fixText, migrateText } from './fixText'

/** A mended name lets the check see what it could not: so many times it is asked again. */
const ROUNDS = 5

/**
 * Mends files and folders as far as nothing else could have been meant: unknown fields with one near name, `"true"` and
 * `"2"` without their quotes, site configs of an older version.
 * @param write false: says what would be mended at first, and leaves all files alone
 * @returns what was mended, and what is still there
 */
export async function fixPaths(
  paths: string[],
  places: Places,
  write: boolean,
): Promise<{ report: Report; fixes: Fix[] }> {
  const fixes: Fix[] = []
  for (let round = 1; ; round++) {
    const report = await validatePaths(paths, places)
    const files = [...new Set(report.problems.map(({ file }) => file))].filter((file) => file.endsWith('.json'))
    const found = files.flatMap((file) => {
      const own = report.problems.filter((problem) => problem.file === file)
      return fixFile(file, own, places.from, write)
    })
    fixes.push(...found)
    if (!write || found.length === 0 || round === ROUNDS)
      return { report: write && found.length > 0 ? await validatePaths(paths, places) : report, fixes }
  }
}

/** Mends one file. */
function fixFile(file: string, problems: readonly Problem[], from: string, write: boolean): Fix[] {
  const path = resolve(from, file)
  // As it lies there now: the text of the check was read a moment ago.
  const before = readFileSync(path, 'utf8')
  const mended = fixText(before, problems)
  const isOlder = problems.some((problem) => ruleOf(problem) === 'document/older-version')
  const migrated = isOlder ? migrateText(mended.text, file) : { text: mended.text, fixes: [] }
  if (write && migrated.text !== before) writeFileSync(path, migrated.text)
  return [...mended.fixes, ...migrated.fixes]
}
