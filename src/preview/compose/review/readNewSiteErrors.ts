import type { Problem } from '../../../site/validate/problem'
import { problemKey, requestSiteProblems } from '../details/readSiteProblems'
import type { ChangedDocument } from '../draft/siteFolder'

/**
 * The errors of a site with unsaved documents that it does not have on disk, as the development server finds them.
 * @throws Error if the server does not answer
 */
export async function readNewSiteErrors(site: string, changed: readonly ChangedDocument[]): Promise<Problem[]> {
  const before = await requestSiteProblems('review-problems', site, [])
  const after = await requestSiteProblems('review-problems', site, changed)
  const known = new Set(before.map(problemKey))
  return after.filter((problem) => problem.severity === 'error' && !known.has(problemKey(problem)))
}
