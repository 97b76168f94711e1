import type { Comparison } from '../../src/tools/diff/comparison'
import { layoutLines, moduleLines, ownListLines, titleLines } from './contentLines'
import { everyPageLines, visitLines } from './everyPageLines'
import type { ReadSite } from './readSite'
import { pairRoutes, routeLines } from './routeLines'
import { visitsOf } from './visits'

/** Compares the behavior of two sites, not the text of their documents. */
export function compareSites(before: ReadSite, after: ReadSite): Comparison {
  const [visitsBefore, visitsAfter] = [visitsOf(before), visitsOf(after)]
  const pairs = pairRoutes(before.plan.routes, after.plan.routes)
  const routes = routeLines(pairs, visitsAfter)
  const ownLists = ownListLines(before, after)
  const everyPage = everyPageLines(before, after, visitsBefore, visitsAfter)
  const content = [...moduleLines(pairs, before, after), ...layoutLines(before, after), ...titleLines(before, after)]

  const changedRoutes = routes.filter(({ sign }) => sign === '~')
  const changedPaths = new Set([...changedRoutes, ...ownLists, ...content].flatMap(({ paths }) => paths))
  const allPaths = new Set([...pairs.map(([a, b]) => (b ?? a)?.route ?? ''), ...changedPaths])
  const affectedFor = (viewer: 0 | 1) =>
    [...allPaths].filter((path) => {
      const [oldTarget, newTarget] = [visitsBefore[viewer].targetOf(path), visitsAfter[viewer].targetOf(path)]
      return oldTarget !== newTarget || (changedPaths.has(path) && newTarget.startsWith('page'))
    })
  return {
    lines: [
      ...routes,
      ...visitLines('!', 'start page', visitsBefore, visitsAfter, ({ startTarget }) => startTarget),
      ...ownLists,
      ...everyPage,
      ...content,
    ],
    everyPage: everyPage.length > 0,
    affected: { signedOut: affectedFor(0), signedIn: affectedFor(1) },
  }
}
