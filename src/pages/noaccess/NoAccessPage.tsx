import { ContactLink } from '../../page/ContactLink'
import { MessagePage } from '../../page/MessagePage'
import { useText } from '../../text/TextContext'

/** Spec, section 2: /noaccess. The administrator that it names can be reached, where the config says how. */
export default function NoAccessPage() {
  const t = useText()
  return (
    <MessagePage heading={t('unauthorized')} text={t('unauthorizedMore')} link={{ href: '/', label: t('tryAgain') }}>
      <ContactLink />
    </MessagePage>
  )
}
