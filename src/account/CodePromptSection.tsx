import { useText } from '../text/TextContext'
import './codePrompt.scss'
import { SignInForm } from './SignInForm'

export function CodePromptSection() {
  const t = useText()
  return (
    <section className="mq-code-prompt" aria-label={t('codePrompt')}>
      <div className="mq-wrap">
        <h2>{t('codePrompt')}</h2>
        <SignInForm />
      </div>
    </section>
  )
}
