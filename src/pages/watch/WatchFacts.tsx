import { episodeName, episodeRuntime, originalName } from '../../catalogue/episodes/episodeFacts'
import type { Title } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { releaseText, seasonLine, watchHeading, watchSummary } from './watchTexts'
import '../../catalogue/card/metaLine.scss'

interface Props {
  title: Title | undefined
  /** False while only the card's data is loaded. */
  isComplete: boolean
}

export function WatchFacts({ title, isComplete }: Props) {
  const t = useText()
  const { heading_mappings, format_release } = useRuntime().plan.document.site_config
  if (!title) return <FactsSkeleton />
  const heading = watchHeading(title, heading_mappings)
  const line = seasonLine(title, t)
  const name = episodeName(title)
  const facts = [originalName(title), releaseText(title, format_release), episodeRuntime(title)].filter(Boolean)
  const summary = watchSummary(title)
  return (
    <div className="mq-watch__words">
      {(heading || line) && (
        <p className="mq-watch__kicker">
          {heading && <strong>{heading}</strong>}
          {line && <span>{line}</span>}
        </p>
      )}
      <h1 tabIndex={-1}>{name}</h1>
      {(facts.length > 0 || title.rating) && (
        <p className="mq-meta">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {title.rating && <span className="mq-meta__badge">{title.rating}</span>}
        </p>
      )}
      {summary ? (
        <p className="mq-watch__summary">{summary}</p>
      ) : (
        !isComplete && (
          <i className="mq-skeleton__part mq-watch__skeleton mq-watch__skeleton--text" aria-hidden="true" />
        )
      )}
    </div>
  )
}

function FactsSkeleton() {
  return (
    <div className="mq-watch__words" aria-hidden="true">
      {(['kicker', 'name', 'facts', 'text'] as const).map((part) => (
        <i key={part} className={`mq-skeleton__part mq-watch__skeleton mq-watch__skeleton--${part}`} />
      ))}
    </div>
  )
}
