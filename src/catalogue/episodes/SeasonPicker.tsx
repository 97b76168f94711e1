import type { Season } from '../../generated/types'
import { defaultSeason, type SeasonGroup } from '../../service/seasons'
import { hasOwnLists } from '../../session/ownLists'
import { useSession } from '../../site/react/RuntimeContext'
import { useAddressParams } from '../../site/react/useAddressParams'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Select } from '../../ui/form/Select'
import { watchedCount } from './episodeFacts'
import './seasonPicker.scss'

interface Props {
  groups: readonly SeasonGroup[]
  shown: SeasonGroup
  onChoose: (season: string) => void
  /** true: hides the season's name and the selection. */
  unnamed?: boolean
}

/** Season selector (just the name if there is only one), with the number of watched episodes. */
export function SeasonPicker({ groups, shown, onChoose, unnamed }: Props) {
  const t = useText()
  const hasLists = hasOwnLists(useSession())
  const { season, episodes } = shown
  const choices = groups.map((group) => ({
    value: String(group.season.season_num),
    label: seasonName(group.season, t),
  }))
  const showsCount = hasLists && episodes.length > 0
  if (unnamed && !showsCount) return null
  return (
    <div className="mq-season-pick">
      {unnamed ? null : choices.length > 1 ? (
        <Select
          label={t('seasonChoice')}
          hideLabel
          value={String(season.season_num)}
          choices={choices}
          onChange={onChoose}
        />
      ) : (
        <p className="mq-season-pick__name">{seasonName(season, t)}</p>
      )}
      {showsCount && (
        <p className="mq-season-pick__watched">
          {t('watchedOf', { watched: watchedCount(episodes), count: episodes.length })}
        </p>
      )}
    </div>
  )
}

/**
 * The selected season, stored in the address (`?season=2`) without a history entry. The default, the season of the
 * current episode or else the last one with episodes (spec, section 4), is not written to the address.
 * @param current slug of the current episode
 */
export function useSeason(groups: readonly SeasonGroup[], current?: string) {
  const [params, change] = useAddressParams()
  const first = groups.find(({ episodes }) => episodes.some(({ slug }) => slug === current)) ?? defaultSeason(groups)
  const requested = params.get('season')
  const shown = groups.find(({ season }) => String(season.season_num) === requested) ?? first
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
 * The seasons to choose from. With `meta.hide_season_label` season names are hidden, so all episodes are merged into
 * one season.
 */
export function shownSeasons(groups: readonly SeasonGroup[], unnamed: boolean): readonly SeasonGroup[] {
  const first = groups[0]
  if (!unnamed || !first || groups.length === 1) return groups
  return [{ season: first.season, episodes: groups.flatMap(({ episodes }) => episodes) }]
}

export const seasonName = ({ name, season_num }: Season, t: TranslateFunction): string =>
  name?.trim() || t('season', { number: season_num })
