import { EpisodeRow } from '../../catalogue/episodes/EpisodeRow'
import { SeasonsRow } from '../../catalogue/episodes/SeasonsRow'
import { useQuery } from '../../data/useQuery'
import type { Title, TitleCard } from '../../generated/types'
import { extrasQuery, type TitleRef } from '../../service/inventory'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { useSeasons } from './useSeasons'
import { byEpisodeNumber } from './watchWords'

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

/** Keeps the room of a row of episodes while they load. */
function RowSkeleton({ picked }: { picked?: boolean }) {
  return (
    <div className="mq-skeleton mq-watch__row-skeleton" aria-hidden="true">
      {picked && <i className="mq-skeleton__part mq-watch__pick-skeleton" />}
      <div>
        {Array.from({ length: 5 }, (_, index) => (
          <i key={index} className="mq-skeleton__part" />
        ))}
      </div>
    </div>
  )
}

/** The extras of the title, by number; where it has none of its own, those of the title that it belongs to. */
export function WatchExtras({ title }: { title: Title }) {
  const t = useText()
  const own = useQuery(extrasQuery(title))
  const parent = own.data?.length === 0 ? parentOf(title) : undefined
  const family = useQuery(parent && extrasQuery(parent))
  const { data, error, retry } = own.error !== undefined || own.data?.length !== 0 ? own : family
  if (error === undefined && !data?.length) return null
  return (
    <section className="mq-section">
      <h2 className="mq-watch__heading mq-wrap">{t('watchExtras')}</h2>
      {error !== undefined ? (
        <Notice title={t('watchExtrasFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : (
        <EpisodeRow
          episodes={byEpisodeNumber(data ?? [])}
          label={t('watchExtras')}
          current={title.slug}
          numbered={false}
        />
      )}
    </section>
  )
}

/** So much of the parent that its extras can be asked for. */
function parentOf({ hierarchy }: Title): TitleRef | undefined {
  const parent = hierarchy?.parent_slug ?? hierarchy?.parent_id
  return parent === undefined ? undefined : { id: hierarchy?.parent_id, slug: String(parent) }
}
