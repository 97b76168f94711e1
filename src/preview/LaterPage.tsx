import { MessagePage } from '../catalogue/MessagePage'
import type { PageProps } from '../site/pageProps'
import { useText } from '../text/TextContext'

/** Preview only: the page of a kind that is known and comes later. */
export function LaterPage({ route, pathname }: PageProps) {
  const t = useText()
  return <MessagePage heading={t('comesLater')} text={t('comesLaterMore', { kind: route?.component ?? pathname })} />
}
