import { collectionPath } from '../catalogue/title/titleLink'
import { MessagePage } from '../page/MessagePage'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'

/** A collection that the viewer may not see, or no longer: it says so and leads back to the list. */
export function CollectionGone() {
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
