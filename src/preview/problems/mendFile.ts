import { findFix } from '../../site/validate/findFix'
import type { Problem } from '../../site/validate/problem'
import { readSiteText, saveSiteText } from '../editor/siteFiles'

/** The word that a press writes; undefined where nobody knows it. Style sheets are mended by hand. */
export function wordOf({ suggestion, instead }: Problem, file: string): string | undefined {
  if (!file.endsWith('.json')) return undefined
  return instead === undefined ? suggestion && `“${suggestion}”` : String(instead)
}

/**
 * Writes what was meant into a file of the site's folder, as it is saved now, and nothing else.
 * @returns what came of it, for people
 */
export async function mendFile(problem: Problem, file: string): Promise<string> {
  try {
    const read = await readSiteText(file)
    const mend = findFix(problem, read.text)
    if (!mend) return `${file} has changed: look at the place itself`
    const text = read.text.slice(0, mend.from) + mend.insert + read.text.slice(mend.to)
    const saved = await saveSiteText({ ...read, text })
    return saved ? `Saved ${file}` : `${file} was saved by somebody else meanwhile: press again`
  } catch (error) {
    return `Not saved: ${(error as Error).message}`
  }
}
