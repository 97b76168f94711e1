import { descriptionOf } from '../../../catalogue/title/titleFacts'
import type { PartProps } from './parts'

/** What it is about, in few words: the summary, else the description. */
export function SummaryPart({ title }: PartProps) {
  const { summary_190: brief, summary } = title.summaries ?? {}
  const text = brief || summary || descriptionOf(title)
  return text ? <p className="mq-title__summary mq-clamp">{text}</p> : null
}
