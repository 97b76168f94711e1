import { EpisodeRow } from '../../catalogue/episodes/EpisodeRow'
import { SeasonsRow } from '../../catalogue/episodes/SeasonsRow'
import { useQuery } from '../../data/useQuery'
import type { Title, TitleCard } from '../../generated/types'
import { extrasQuery, type TitleRef } from '../../service/inventory'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { useSeasons } from './useSeasons'
import { sortByEpisodeNumber } from './watchTexts'

export function WatchEpisodes({ title }: { title: TitleCard }) {
  const t = useText()
  const { data, error, hasSeasons, retry } = useSeasons(title)
  if (!hasSeasons || data?.length === 0) return null
  return (
    <section className="mq-section">
      <h2 className="mq-watch__heading mq-wrap">{title.meta?.custom_episode_heading ?? t('episodes')}</h2>
      {error !== undefined ? (
        <Notice title={t('episodesFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : data ? (
        <SeasonsRow groups={data} current={title.slug} unnamed={title.meta?.hide_season_label} />
      ) : (
        <RowSkeleton withPicker />
      )}
    </section>
  )
}

function RowSkeleton({ withPicker }: { withPicker?: boolean }) {
  return (
    <div className="mq-skeleton mq-watch__row-skeleton" aria-hidden="true">
      {withPicker && <i className="mq-skeleton__part mq-watch__pick-skeleton" />}
      <div>
        {Array.from({ length: 5 }, (_, index) => (
          <i key={index} className="mq-skeleton__part" />
        ))}
      </div>
    </div>
  )
}

/** Extras of the title by number, otherwise those of its parent title. */
export function WatchExtras({ title }: { title: Title }) {
  const t = useText()
  const ownExtras = useQuery(extrasQuery(title))
  const parent = ownExtras.data?.length === 0 ? parentOf(title) : undefined
  const parentExtras = useQuery(parent && extrasQuery(parent))
  const { data, error, retry } =
    ownExtras.error !== undefined || ownExtras.data?.length !== 0 ? ownExtras : parentExtras
  if (error === undefined && !data?.length) return null
  return (
    <section className="mq-section">
      <h2 className="mq-watch__heading mq-wrap">{t('watchExtras')}</h2>
      {error !== undefined ? (
        <Notice title={t('watchExtrasFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
      ) : (
        <EpisodeRow
          episodes={sortByEpisodeNumber(data ?? [])}
          label={t('watchExtras')}
          current={title.slug}
          numbered={false}
        />
      )}
    </section>
  )
}

/** Reference to the parent for the extras request. */
function parentOf({ hierarchy }: Title): TitleRef | undefined {
  const parent = hierarchy?.parent_slug ?? hierarchy?.parent_id
  return parent === undefined ? undefined : { id: hierarchy?.parent_id, slug: String(parent) }
}
