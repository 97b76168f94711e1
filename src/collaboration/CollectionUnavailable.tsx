import { collectionPath } from '../catalogue/title/titleLink'
import { MessagePage } from '../page/MessagePage'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'

/** Shown for a collection without access, or that was deleted, with a link to the list. */
export function CollectionUnavailable() {
  const t = useText()
  const { routes } = useRuntime()
  return (
    <MessagePage
      heading={t('collectionGone')}
      text={t('collectionGoneMore')}
      link={{ href: collectionPath(routes()), label: t('allCollections') }}
    />
  )
}
