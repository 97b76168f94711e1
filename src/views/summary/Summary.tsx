import { paragraphs } from '../../lib/text/paragraphs'
import type { ViewProps } from '../../site/registry'
import './summary.scss'

export default function Summary({ data }: ViewProps<'summary', string>) {
  return (
    <div className="mq-summary">
      {paragraphs(data).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
