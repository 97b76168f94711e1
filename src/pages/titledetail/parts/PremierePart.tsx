import { formatDate } from '../../../lib/dates/formatDate'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** The premiere: the brand's words, else its day. */
export function PremierePart({ title }: PartProps) {
  const t = useText()
  const { format_release: format } = useRuntime().plan.document.site_config
  const words = title.meta?.premiere || title.meta?.premier
  const day = formatDate(title.premiere_date?.premiere_date, format)
  if (!words && !day) return null
  return <p className="mq-title__note">{words || t('premiereOn', { day: day ?? '' })}</p>
}
