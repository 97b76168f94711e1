import { shownGenres } from '../../../catalogue/genres/genres'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { metaFacts } from './metaFacts'
import type { PartProps } from './parts'
import '../../../catalogue/card/metaLine.scss'

/** The line of facts; rating and captions in frames at its end. */
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
      {facts.map(({ field, text, badge }, at) => (
        <span
          key={field}
          className={badge ? 'mq-meta__badge' : facts[at + 1]?.badge === false ? 'mq-meta__more' : undefined}
        >
          {field === 'captions' ? <abbr title={t('captionsThere')}>{text}</abbr> : text}
        </span>
      ))}
    </p>
  )
}
