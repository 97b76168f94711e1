import { createStore } from '../../lib/store'
import type { Problem } from '../../site/validate/problem'
import { siteFileOf } from './siteFile'

/**
 * What `npm run validate` says of the site's folder as it is saved; undefined until it has said something, and where
 * there is no folder.
 */
export const checkedProblems = createStore<readonly Problem[] | undefined>(undefined)

let asked = 0

/** Asks the development server to check the folder. What it says of an older state of the files is not taken. */
export async function checkFolder(): Promise<void> {
  asked += 1
  const mine = asked
  const response = await fetch('/__marquee/problems', { cache: 'no-store' }).catch(() => undefined)
  if (!response?.ok || mine !== asked) return
  // A host that knows no such address answers with its page.
  const said: { problems: Problem[] } | undefined = await response.json().catch(() => undefined)
  if (said && mine === asked)
    checkedProblems.set(said.problems.map((problem) => ({ ...problem, file: `/site/${problem.file}` })))
}

/**
 * All that is wrong with the site that is shown: with its folder, by the check, and with what the page met beside it.
 * @param met what the page found: in answers of the service, and by measuring its colours
 */
export function allProblems(met: readonly Problem[], checked: readonly Problem[] | undefined): readonly Problem[] {
  if (!checked) return met
  const told = new Set(checked.map(({ file, message }) => `${siteFileOf(file)} ${message}`))
  const beside = met.filter(({ file, message }) => {
    const own = siteFileOf(file)
    // Of a document the check knows all, and its last good state, which the page may show, is no matter any more.
    return own === undefined || (!own.endsWith('.json') && !told.has(`${own} ${message}`))
  })
  return [...checked, ...beside]
}
