import { paragraphs } from '../../lib/text/paragraphs'
import type { ViewProps } from '../../site/registry'
import './summary.scss'

/** The text about a title. */
export default function Summary({ data }: ViewProps<'summary', string>) {
  return (
    <div className="mq-summary">
      {paragraphs(data).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  )
}
