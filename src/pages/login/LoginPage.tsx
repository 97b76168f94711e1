import { MessagePage } from '../../catalogue/MessagePage'
import { useText } from '../../text/TextContext'

/** The door for visitors who have to sign in. The ways of signing in come with the session. */
export default function LoginPage() {
  const t = useText()
  return <MessagePage heading={t('signIn')} text={t('signInLater')} />
}
