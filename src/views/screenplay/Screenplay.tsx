import { DocumentRow } from '../../catalogue/documents/DocumentRow'
import type { MediaItem } from '../../generated/types'
import { safeResourceUrl } from '../../lib/url/safeHref'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'

/** Screenplays and other documents, which open in a new tab. */
export default function Screenplay({ title, data }: ViewProps<'screenplay', MediaItem[]>) {
  const t = useText()
  return (
    <ul className="mq-papers">
      {data.map(({ id, name, description, artist, pages, url, is_protected }) => (
        <li key={id}>
          <DocumentRow
            name={name || title.name || t('viewScreenplay')}
            href={safeResourceUrl(url)}
            locked={is_protected}
            description={description}
            facts={[artist, pages && t('paperPages', { count: pages })].filter(Boolean).join(', ')}
          />
        </li>
      ))}
    </ul>
  )
}
