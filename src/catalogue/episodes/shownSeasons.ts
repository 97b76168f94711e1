import type { SeasonGroup } from '../../service/seasons'

/**
 * The seasons as visitors choose them. Where a title hides the names of its seasons (`meta.hide_season_label`) there is
 * nothing to choose by, and all its episodes are one list.
 */
export function shownSeasons(groups: readonly SeasonGroup[], unnamed: boolean): readonly SeasonGroup[] {
  const first = groups[0]
  if (!unnamed || !first || groups.length === 1) return groups
  return [{ season: first.season, episodes: groups.flatMap(({ episodes }) => episodes) }]
}
