import { errorMessage } from '../../lib/errorMessage'
import { findFix } from '../../site/validate/findFix'
import type { Problem } from '../../site/validate/problem'
import { readSiteText, saveSiteText } from '../editor/siteFiles'

/** Label of the fix; undefined without an unambiguous fix. Style sheets have no automatic fixes. */
export function fixLabel({ suggestion, instead }: Problem, file: string): string | undefined {
  if (!file.endsWith('.json')) return undefined
  return instead === undefined ? suggestion && `“${suggestion}”` : String(instead)
}

/**
 * Applies the fix to the saved file.
 * @returns a message
 */
export async function fixFile(problem: Problem, file: string): Promise<string> {
  try {
    const read = await readSiteText(file)
    const fix = findFix(problem, read.text)
    if (!fix) return `Not fixed: ${file} has changed. Fix the problem in the editor.`
    const text = read.text.slice(0, fix.from) + fix.insert + read.text.slice(fix.to)
    const saved = await saveSiteText({ ...read, text })
    return saved ? `Saved ${file}` : `Not saved: ${file} was changed on disk. Try again.`
  } catch (error) {
    return `Not saved: ${errorMessage(error)}`
  }
}
