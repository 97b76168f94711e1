import type { Season } from '../../generated/types'
import { defaultSeason, type SeasonGroup } from '../../service/seasons'
import { hasOwnLists } from '../../session/ownLists'
import { useSession } from '../../site/react/RuntimeContext'
import { useAddressParams } from '../../site/react/useAddressParams'
import type { Text } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Select } from '../../ui/form/Select'
import { watchedCount } from './episodeFacts'
import './seasonPicker.scss'

interface Props {
  groups: readonly SeasonGroup[]
  shown: SeasonGroup
  onChoose: (season: string) => void
  /** true: seasons are not named. */
  quiet?: boolean
}

/** Which season is shown: a list where there are several, its name where there is one; and how much of it was watched. */
export function SeasonPicker({ groups, shown, onChoose, quiet }: Props) {
  const t = useText()
  const own = hasOwnLists(useSession())
  const { season, episodes } = shown
  const choices = groups.map((group) => ({
    value: String(group.season.season_num),
    label: seasonName(group.season, t),
  }))
  const counted = own && episodes.length > 0
  if (quiet && !counted) return null
  return (
    <div className="mq-season-pick">
      {quiet ? null : choices.length > 1 ? (
        <Select
          label={t('seasonChoice')}
          quiet
          value={String(season.season_num)}
          choices={choices}
          onChange={onChoose}
        />
      ) : (
        <p className="mq-season-pick__name">{seasonName(season, t)}</p>
      )}
      {counted && (
        <p className="mq-season-pick__watched">
          {t('watchedOf', { watched: watchedCount(episodes), count: episodes.length })}
        </p>
      )}
    </div>
  )
}

/**
 * The season that is shown, kept in the address (`?season=2`); no step that Back has to undo.
 * The default, the season of the present episode, else the last with episodes (spec, section 4), stands in no address.
 * @param current slug of the present episode
 */
export function useSeason(groups: readonly SeasonGroup[], current?: string) {
  const [params, change] = useAddressParams()
  const first = groups.find(({ episodes }) => episodes.some(({ slug }) => slug === current)) ?? defaultSeason(groups)
  const asked = params.get('season')
  const shown = groups.find(({ season }) => String(season.season_num) === asked) ?? first
  const choose = (value: string) =>
    change(
      (params) => {
        if (value === String(first?.season.season_num)) params.delete('season')
        else params.set('season', value)
        return params
      },
      { replace: true },
    )
  return [shown, choose] as const
}

/**
 * The seasons as visitors choose them. Where a title hides the names of its seasons (`meta.hide_season_label`) there is
 * nothing to choose by, and all its episodes are one list.
 */
export function shownSeasons(groups: readonly SeasonGroup[], unnamed: boolean): readonly SeasonGroup[] {
  const first = groups[0]
  if (!unnamed || !first || groups.length === 1) return groups
  return [{ season: first.season, episodes: groups.flatMap(({ episodes }) => episodes) }]
}

/** The season's own name, else "Season" and its number. */
export const seasonName = ({ name, season_num }: Season, t: Text): string =>
  name?.trim() || t('season', { number: season_num })
