import { useMemo } from 'react'
import type { Episode } from '../../generated/types'
import type { SeasonGroup } from '../../service/seasons'
import { useText } from '../../text/TextContext'
import { EpisodeRow } from './EpisodeRow'
import { SeasonPicker, seasonName, shownSeasons, useSeason } from './SeasonPicker'
import './seasonsRow.scss'

interface Props {
  groups: readonly SeasonGroup[]
  /** Slug of the episode that is shown: its season comes first. */
  current?: string
  /** true: seasons are not named (`meta.hide_season_label`). */
  unnamed?: boolean
  /** Takes a plain press in place of the watch page. */
  onChoose?: (episode: Episode) => void
}

/** The episodes of one season in a row, and the choice of the season. */
export function SeasonsRow({ groups, current, unnamed = false, onChoose }: Props) {
  const t = useText()
  const seasons = useMemo(() => shownSeasons(groups, unnamed), [groups, unnamed])
  const [shown, choose] = useSeason(seasons, current)
  if (!shown) return <p className="mq-seasons-row__none">{t('noEpisodes')}</p>
  return (
    <div className="mq-seasons-row">
      <div className="mq-seasons-row__pick">
        <SeasonPicker groups={seasons} shown={shown} onChoose={choose} quiet={unnamed} />
      </div>
      {shown.episodes.length > 0 ? (
        <EpisodeRow
          key={shown.season.season_num}
          episodes={shown.episodes}
          label={unnamed ? t('episodes') : seasonName(shown.season, t)}
          current={current}
          onChoose={onChoose}
        />
      ) : (
        <p className="mq-seasons-row__none">{t('noEpisodes')}</p>
      )}
    </div>
  )
}
