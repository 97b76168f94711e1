import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** Short words about the title. */
export function TagsPart({ title }: PartProps) {
  const t = useText()
  const tags = title.tags ?? []
  if (tags.length === 0) return null
  return (
    <ul className="mq-title__tags" aria-label={t('tags')}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
