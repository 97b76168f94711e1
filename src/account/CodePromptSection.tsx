import { useSession } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import './codePrompt.scss'
import { SignInForm } from './SignInForm'
import { useReloadAfterLogin } from './useReloadAfterLogin'

export function CodePromptSection() {
  const t = useText()
  const { signedIn } = useSession()
  useReloadAfterLogin(!signedIn)
  if (signedIn) return null
  return (
    <section className="mq-code-prompt" aria-label={t('codePrompt')}>
      <div className="mq-wrap">
        <h2>{t('codePrompt')}</h2>
        <SignInForm />
      </div>
    </section>
  )
}
