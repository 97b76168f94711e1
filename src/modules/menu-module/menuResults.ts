import type { TitleGroup } from '../../catalogue/content-menu/titleGroup'
import type { MenuResult } from '../../page/pageMenu'

/**
 * What each grid of the page is told: its titles, or that it is left out. Where nothing was found, the first one says so
 * in place of all.
 * @param groups what is to be shown; the grid with the slug of a group shows it
 */
export function menuResults(
  grids: readonly TitleGroup[],
  groups: readonly TitleGroup[],
  empty: MenuResult['empty'],
): ReadonlyMap<string, MenuResult> {
  const shown = new Map(groups.map((group) => [group.slug, group]))
  const results = grids.map(({ slug }, index): [string, MenuResult] => {
    const group = shown.get(slug)
    if (group) return [slug, { titles: group.titles, heading: group.heading }]
    return [slug, groups.length === 0 && index === 0 ? { titles: [], empty } : {}]
  })
  return new Map(results)
}
