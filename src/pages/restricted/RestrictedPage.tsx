import { MessagePage } from '../../page/MessagePage'
import { useText } from '../../text/TextContext'

/** Spec, section 2: /restricted. */
export default function RestrictedPage() {
  const t = useText()
  return (
    <MessagePage
      heading={t('contentUnavailable')}
      text={t('contentUnavailableMore')}
      link={{ href: '/', label: t('goHome') }}
    />
  )
}
