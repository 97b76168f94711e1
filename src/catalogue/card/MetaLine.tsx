import type { TitleCard } from '../../generated/types'
import { formatRuntime } from '../../lib/text/formatRuntime'
import './metaLine.scss'

/** Year, genre, running time and rating of a title in one line. Unknown facts are omitted. */
export function MetaLine({ title }: { title: TitleCard }) {
  const facts = [
    title.release_year,
    title.genres?.[0]?.name,
    title.runtime_display || formatRuntime(title.runtime),
  ].filter((fact) => fact !== undefined && fact !== '')
  if (facts.length === 0 && !title.rating) return null
  return (
    <p className="mq-meta">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {title.rating && <span className="mq-meta__badge">{title.rating}</span>}
    </p>
  )
}
