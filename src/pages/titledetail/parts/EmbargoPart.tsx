import { TokenLink } from '../../../catalogue/documents/TokenLink'
import { useRuntime } from '../../../site/react/RuntimeContext'
import type { PartProps } from './parts'

/** What holds until when, and the documents that say so (spec: embargo), fetched with the visitor's token. */
export function EmbargoPart({ title }: PartProps) {
  const { embargo = [] } = useRuntime().plan.document.site_config
  const words = title.meta?.embargo
  if (!words) return null
  return (
    <div className="mq-title__note mq-title__note--embargo">
      <p>{words}</p>
      {embargo.map(({ label, url }) => (
        <TokenLink key={url} href={url} name={label} />
      ))}
    </div>
  )
}
