import { SeasonsRow } from '../../catalogue/episodes/SeasonsRow'
import type { TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { RowSkeleton } from './RowSkeleton'
import { useSeasons } from './useSeasons'

/** The episodes of the season, the present one marked. */
export function WatchEpisodes({ title }: { title: TitleCard }) {
  const t = useText()
  const { data, error, wanted, retry } = useSeasons(title)
  if (!wanted || data?.length === 0) return null
  return (
    <section className="mq-section">
      <h2 className="mq-watch__heading mq-wrap">{title.meta?.custom_episode_heading ?? t('episodes')}</h2>
      {error !== undefined ? (
        <Notice title={t('episodesFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : data ? (
        <SeasonsRow groups={data} current={title.slug} unnamed={title.meta?.hide_season_label} />
      ) : (
        <RowSkeleton picked />
      )}
    </section>
  )
}
