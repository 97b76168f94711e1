import { TokenLink } from '../../../catalogue/documents/TokenLink'
import { titleDescription } from '../../../catalogue/title/titleFacts'
import { formatDate } from '../../../lib/dates/formatDate'
import { parseDate } from '../../../lib/dates/parseDate'
import { SearchResultsLink } from '../../../search/SearchResultsLink'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useServiceTime } from '../../../site/react/useServiceTime'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** The summary, otherwise the description. */
export function SummaryPart({ title }: PartProps) {
  const { summary_190: brief, summary } = title.summaries ?? {}
  const text = brief || summary || titleDescription(title)
  return text ? <p className="mq-title__summary mq-clamp">{text}</p> : null
}

export function DetailMessagePart({ layout }: PartProps) {
  return layout.detail_message ? <p className="mq-title__message">{layout.detail_message}</p> : null
}

export function TagsPart({ title }: PartProps) {
  const t = useText()
  const tags = title.tags ?? []
  if (tags.length === 0) return null
  return (
    <ul className="mq-title__tags" aria-label={t('tags')}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <SearchResultsLink words={tag} />
        </li>
      ))}
    </ul>
  )
}

/** The premiere: the brand's text, otherwise its day. Hidden after that day (UTC, by the service's clock). */
export function PremierePart({ title }: Pick<PartProps, 'title'>) {
  const t = useText()
  const { format_release: format } = useRuntime().plan.document.site_config
  const text = title.meta?.premiere || title.meta?.premier
  const day = formatDate(title.premiere_date?.premiere_date, format)
  const now = useServiceTime()
  const time = parseDate(title.premiere_date?.premiere_date)
  if ((!text && !day) || (time !== undefined && now >= time + DAY_MS)) return null
  return <p className="mq-title__note">{text || t('premiereOn', { day: day ?? '' })}</p>
}

const DAY_MS = 86_400_000

/** Embargo text until its end, with its documents, which are requested with the visitor's token (spec: embargo). */
export function EmbargoPart({ title }: Pick<PartProps, 'title'>) {
  const { embargo = [] } = useRuntime().plan.document.site_config
  const { embargo: text, embargo_until } = title.meta ?? {}
  const until = parseDate(embargo_until)
  const now = useServiceTime()
  if (!text || (until !== undefined && now >= until)) return null
  return (
    <div className="mq-title__note mq-title__note--embargo">
      <p>{text}</p>
      {embargo.map(({ label, url }) => (
        <TokenLink key={url} href={url} name={label} />
      ))}
    </div>
  )
}
