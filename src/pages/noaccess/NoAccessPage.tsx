import { ContactLink } from '../../page/ContactLink'
import { MessagePage } from '../../page/MessagePage'
import { useText } from '../../text/TextContext'

/** Spec, section 2: /noaccess, with a contact link if configured. */
export default function NoAccessPage() {
  const t = useText()
  return (
    <MessagePage heading={t('unauthorized')} text={t('unauthorizedMore')} link={{ href: '/', label: t('tryAgain') }}>
      <ContactLink />
    </MessagePage>
  )
}
