import { EpisodeRow } from '../../catalogue/episodes/EpisodeRow'
import { useQuery } from '../../data/useQuery'
import type { Title } from '../../generated/types'
import { extrasQuery, type TitleRef } from '../../service/inventory'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { byEpisodeNumber } from './watchWords'

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
