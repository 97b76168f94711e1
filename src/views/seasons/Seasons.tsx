import { useMemo } from 'react'
import { EpisodeList } from '../../catalogue/episodes/EpisodeList'
import { SeasonPicker, shownSeasons, useSeason } from '../../catalogue/episodes/SeasonPicker'
import type { SeasonGroup } from '../../service/seasons'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import './seasons.scss'

/** Episodes by season; the last season with episodes is the default (spec, section 4). */
export default function Seasons({ title, data }: ViewProps<'seasons', SeasonGroup[]>) {
  const t = useText()
  const unnamed = title.meta?.hide_season_label === true
  const groups = useMemo(() => shownSeasons(data, unnamed), [data, unnamed])
  const [shown, choose] = useSeason(groups)
  const heading = title.meta?.custom_episode_heading
  return (
    <div className="mq-seasons mq-wrap">
      {heading && <h2 className="mq-seasons__heading">{heading}</h2>}
      {shown && <SeasonPicker groups={groups} shown={shown} onChoose={choose} unnamed={unnamed} />}
      {shown && shown.episodes.length > 0 ? (
        <EpisodeList key={shown.season.season_num} episodes={shown.episodes} />
      ) : (
        <p className="mq-seasons__none">{t('noEpisodes')}</p>
      )}
    </div>
  )
}
