import { createStore } from '../../lib/store'
import type { Problem } from '../../site/validate/problem'
import { siteFileOf } from './siteFile'

/**
 * The problems that `npm run validate` reports for the saved folder; undefined before the first check and without a
 * folder.
 */
export const checkedProblems = createStore<readonly Problem[] | undefined>(undefined)

let requestCount = 0

/** Requests a check of the saved folder from the development server. Only the latest request counts. */
export async function checkFolder(): Promise<void> {
  requestCount += 1
  const request = requestCount
  const response = await fetch('/__marquee/problems', { cache: 'no-store' }).catch(() => undefined)
  if (!response?.ok || request !== requestCount) return
  // A host without the check responds with the HTML page.
  const answer: { problems: Problem[] } | undefined = await response.json().catch(() => undefined)
  if (answer && request === requestCount)
    checkedProblems.set(answer.problems.map((problem) => ({ ...problem, file: `/site/${problem.file}` })))
}

/**
 * All problems of the current site: those of its folder, and those reported by the page.
 * @param reported by the page: in responses of the service, and in colours
 */
export function allProblems(reported: readonly Problem[], checked: readonly Problem[] | undefined): readonly Problem[] {
  if (!checked) return reported
  const known = new Set(checked.map(({ file, message }) => `${siteFileOf(file)} ${message}`))
  const others = reported.filter(({ file, message }) => {
    const own = siteFileOf(file)
    // The check covers JSON documents completely. The page may show an older valid state with outdated problems.
    return own === undefined || (!own.endsWith('.json') && !known.has(`${own} ${message}`))
  })
  return [...checked, ...others]
}
