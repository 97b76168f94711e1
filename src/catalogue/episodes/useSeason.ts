import { useSearchParams } from 'react-router-dom'
import { firstSeason, type SeasonGroup } from '../../service/seasons'

/**
 * The season that is shown, kept in the address (`?season=2`); no step that Back has to undo.
 * The default, the season of the present episode, else the last with episodes (spec, section 4), stands in no address.
 * @param current slug of the present episode
 */
export function useSeason(groups: readonly SeasonGroup[], current?: string) {
  const [params, setParams] = useSearchParams()
  const first = groups.find(({ episodes }) => episodes.some(({ slug }) => slug === current)) ?? firstSeason(groups)
  const asked = params.get('season')
  const shown = groups.find(({ season }) => String(season.season_num) === asked) ?? first
  const choose = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === String(first?.season.season_num)) after.delete('season')
        else after.set('season', value)
        return after
      },
      { preventScrollReset: true, replace: true },
    )
  return [shown, choose] as const
}
