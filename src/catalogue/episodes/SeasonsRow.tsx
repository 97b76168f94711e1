import { useMemo } from 'react'
import type { Episode } from '../../generated/types'
import type { SeasonGroup } from '../../service/seasons'
import { useText } from '../../text/TextContext'
import { EpisodeRow } from './EpisodeRow'
import { SeasonPicker, seasonName, shownSeasons, useSeason } from './SeasonPicker'
import './seasonsRow.scss'

interface Props {
  groups: readonly SeasonGroup[]
  /** Slug of the current episode: its season is selected at first. */
  current?: string
  /** true: season names are hidden (`meta.hide_season_label`). */
  unnamed?: boolean
  /** Called on a plain click instead of navigating. */
  onChoose?: (episode: Episode) => void
}

/** The episodes of one season in a row, and the selection of the season. */
export function SeasonsRow({ groups, current, unnamed = false, onChoose }: Props) {
  const t = useText()
  const seasons = useMemo(() => shownSeasons(groups, unnamed), [groups, unnamed])
  const [shown, choose] = useSeason(seasons, current)
  if (!shown) return <p className="mq-seasons-row__none">{t('noEpisodes')}</p>
  return (
    <div className="mq-seasons-row">
      <div className="mq-seasons-row__pick">
        <SeasonPicker groups={seasons} shown={shown} onChoose={choose} unnamed={unnamed} />
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
