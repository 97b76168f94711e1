import { TokenLink } from '../../../catalogue/documents/TokenLink'
import { descriptionOf } from '../../../catalogue/title/titleFacts'
import { formatDate } from '../../../lib/dates/formatDate'
import { parseDate } from '../../../lib/dates/parseDate'
import { SearchLink } from '../../../search/SearchLink'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useServiceTime } from '../../../site/react/useServiceTime'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** What it is about, in few words: the summary, else the description. */
export function SummaryPart({ title }: PartProps) {
  const { summary_190: brief, summary } = title.summaries ?? {}
  const text = brief || summary || descriptionOf(title)
  return text ? <p className="mq-title__summary mq-clamp">{text}</p> : null
}

/** What the brand says on every title page of this type. */
export function DetailMessagePart({ layout }: PartProps) {
  return layout.detail_message ? <p className="mq-title__message">{layout.detail_message}</p> : null
}

/** Short words about the title; each leads to what else goes by it. */
export function TagsPart({ title }: PartProps) {
  const t = useText()
  const tags = title.tags ?? []
  if (tags.length === 0) return null
  return (
    <ul className="mq-title__tags" aria-label={t('tags')}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <SearchLink words={tag} />
        </li>
      ))}
    </ul>
  )
}

/** The premiere: the brand's words, else its day. After that day (UTC, by the service's clock) nothing is to come. */
export function PremierePart({ title }: PartProps) {
  const t = useText()
  const { format_release: format } = useRuntime().plan.document.site_config
  const words = title.meta?.premiere || title.meta?.premier
  const day = formatDate(title.premiere_date?.premiere_date, format)
  const now = useServiceTime()
  const time = parseDate(title.premiere_date?.premiere_date)
  if ((!words && !day) || (time !== undefined && now >= time + DAY)) return null
  return <p className="mq-title__note">{words || t('premiereOn', { day: day ?? '' })}</p>
}

const DAY = 86_400_000

/** What holds until when, and the documents that say so (spec: embargo), fetched with the visitor's token. */
export function EmbargoPart({ title }: PartProps) {
  const { embargo = [] } = useRuntime().plan.document.site_config
  const { embargo: words, embargo_until } = title.meta ?? {}
  const until = parseDate(embargo_until)
  const now = useServiceTime()
  if (!words || (until !== undefined && now >= until)) return null
  return (
    <div className="mq-title__note mq-title__note--embargo">
      <p>{words}</p>
      {embargo.map(({ label, url }) => (
        <TokenLink key={url} href={url} name={label} />
      ))}
    </div>
  )
}
