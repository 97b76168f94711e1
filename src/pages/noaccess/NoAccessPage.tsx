import { MessagePage } from '../../page/MessagePage'
import { useText } from '../../text/TextContext'

/** Spec, section 2: /noaccess. */
export default function NoAccessPage() {
  const t = useText()
  return (
    <MessagePage heading={t('unauthorized')} text={t('unauthorizedMore')} link={{ href: '/', label: t('tryAgain') }} />
  )
}
