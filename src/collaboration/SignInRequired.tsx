import { EmptyState } from '../page/EmptyState'
import { SignInButton } from '../page/SignInButton'
import { authType } from '../session/authType'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'

/**
 * Shown to signed-out visitors instead of shared content (spec part 2, section 2). They stay on the page. Without
 * sign-in, a message and a link home (decision 0085).
 */
export function SignInRequired({ text }: { text: string }) {
  const t = useText()
  const { plan } = useRuntime()
  const home = (
    <SmartLink className={buttonClass('first')} href="/">
      {t('goHome')}
    </SmartLink>
  )
  return (
    <EmptyState text={authType(plan.document) ? text : t('signInUnset')}>
      <SignInButton instead={home}>{t('signIn')}</SignInButton>
    </EmptyState>
  )
}
