import { DocumentRow } from '../../catalogue/documents/DocumentRow'
import type { TitleLink } from '../../generated/types'
import type { ViewProps } from '../../site/registry'

export default function Links({ data }: ViewProps<'links', TitleLink[]>) {
  return (
    <ul className="mq-papers">
      {data.map(({ id, name, url, description, type, is_protected }, index) => (
        <li key={`${id ?? url} ${index}`}>
          <DocumentRow
            name={name}
            href={url}
            locked={is_protected}
            description={description}
            facts={type && type.charAt(0).toUpperCase() + type.slice(1)}
          />
        </li>
      ))}
    </ul>
  )
}
