import { shownGenres } from '../../../catalogue/genres/genres'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'
import '../../../catalogue/card/metaLine.scss'
import type { PlannedLayout } from '../../../catalogue/title-layout/titleLayout'
import type { Title } from '../../../generated/types'
import { formatDate } from '../../../lib/dates/formatDate'
import { formatRuntime } from '../../../lib/text/formatRuntime'
import { SearchResultsLink } from '../../../search/SearchResultsLink'
import type { TranslateFunction } from '../../../text/createText'

export function MetaPart({ title, layout }: PartProps) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const facts = metaFacts(title, layout.meta_fields, {
    t,
    format: config.format_release,
    genres: shownGenres(title.genres ?? [], config),
  })
  if (facts.length === 0) return null
  return (
    <p className="mq-meta mq-title__meta">
      {facts.map(({ field, text, badge }) => (
        <span key={field} className={badge ? 'mq-meta__badge' : undefined}>
          {field === 'captions' ? (
            <abbr title={t('captionsThere')}>{text}</abbr>
          ) : field === 'director' ? (
            <SearchResultsLink words={title.meta?.director ?? ''}>{text}</SearchResultsLink>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  )
}

type Field = PlannedLayout['meta_fields'][number]

interface Fact {
  field: Field
  text: string
  badge?: boolean
}

/**
 * Known facts of a title in the order of its layout.
 * @param format of release dates (spec: format_release)
 * @param genres genres that are shown
 */
function metaFacts(
  title: Title,
  fields: readonly Field[],
  { t, format, genres }: { t: TranslateFunction; format?: string; genres: readonly { name: string }[] },
): Fact[] {
  const { meta = {} } = title
  const read: Record<Field, () => string | undefined> = {
    release_year: () => title.release_year?.toString(),
    release_date: () => formatDate(title.release_date, format),
    genres: () =>
      genres
        .slice(0, 2)
        .map(({ name }) => name)
        .join(', '),
    episodes: () => (title.episode_count ? t('episodeCount', { count: title.episode_count }) : undefined),
    runtime: () => title.runtime_display || formatRuntime(title.runtime),
    rating: () => title.rating,
    captions: () => (title.has_captions ? t('captionsMark') : undefined),
    director: () => (meta.director ? t('directedBy', { name: meta.director }) : undefined),
    studios: () => meta.studios?.join(', '),
    country: () => meta.country,
    versions: () => title.versions?.map(({ name }) => name).join(', '),
  }
  return fields.flatMap((field) => {
    const text = read[field]()
    return text ? [{ field, text, badge: field === 'rating' || field === 'captions' }] : []
  })
}
