import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { collectionPath } from '../../catalogue/title/titleLink'
import type { Collection } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'

export function useCollectionLinks({ id, title }: Collection) {
  const t = useText()
  const routes = useRuntime().routes()
  const href = collectionPath(routes)
  const route = routes.find(({ component }) => component === 'collections')
  return {
    all: { href, label: route?.label ?? route?.heading ?? t('collections') },
    collection: { href: collectionLink(id, href) ?? href, label: title },
  }
}
