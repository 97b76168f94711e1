import { isRecord } from '../../../lib/json/isRecord'
import type { Problem } from '../../../site/validate/problem'
import { frameId, setFrame } from '../../frame/setFrame'
import type { ChangedDocument } from '../draft/siteFolder'

/** Checks of a site do not overlap, because they keep the development server busy. */
let lastCheck: Promise<unknown> = Promise.resolve()
let requestCount = 0

/**
 * The problems that `npm run validate` would report for a site with unsaved documents, including those that concern
 * several documents, such as a link to a page that does not exist.
 * @returns undefined if a later call replaces this one
 * @throws Error if the development server does not answer
 */
export async function readSiteProblems(
  site: string,
  changed: readonly ChangedDocument[],
): Promise<readonly Problem[] | undefined> {
  requestCount += 1
  const request = requestCount
  const check = lastCheck.then(() =>
    request === requestCount ? requestSiteProblems('problems', site, changed) : undefined,
  )
  lastCheck = check.catch(() => {})
  return check
}

/**
 * The same, without waiting for other checks.
 * @param frame name of the frame that has the unsaved documents; not one that another check uses at the same time
 */
export async function requestSiteProblems(
  frame: string,
  site: string,
  changed: readonly ChangedDocument[],
): Promise<readonly Problem[]> {
  const id = frameId(frame)
  const documents = Object.fromEntries(changed.map(({ path, text }) => [path, text]))
  const isAccepted = await setFrame(id, { documents }, site)
  const response = isAccepted && (await fetch(`/__marquee/problems?draft=${id}`, { cache: 'no-store' }))
  const answer: unknown = response ? await response.json().catch(() => undefined) : undefined
  if (isRecord(answer) && Array.isArray(answer.problems)) return answer.problems
  throw new Error(
    isRecord(answer) && typeof answer.message === 'string'
      ? answer.message
      : 'The development server does not respond. Start it again.',
  )
}

/** Identifies a problem before and after changes. Without its line, which other changes move. */
export const problemKey = ({ file, message }: Problem) => `${file} ${message}`
