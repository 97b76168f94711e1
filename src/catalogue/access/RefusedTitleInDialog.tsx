import { useNavigate } from 'react-router-dom'
import { SignInButton } from '../../page/SignInButton'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import type { NoAccess } from './titleAccess'
import './refusedTitleInDialog.scss'

interface Props {
  access: NoAccess
  retry: () => void
  onClose: () => void
}

/**
 * Explains why the title is not shown and offers one action (spec, section 8: title modal error). Visitors who signed
 * in with a code can try a different one: that signs them out.
 */
export function RefusedTitleInDialog({ access, retry, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { plan, session } = useRuntime()
  const { signedIn } = useSession()
  const [heading, text] = headingAndMessage(access, t)
  const signedInByCode = signedIn && authType(plan.document) === 'code'
  const enterDifferentCode = () => {
    session.signedOut()
    navigate('/login')
  }
  return (
    <div className="mq-instead" role="alert">
      <h2>{heading}</h2>
      <p>{text}</p>
      {access.type === 'failed' ? (
        <Button kind="first" onClick={retry}>
          {t('tryAgain')}
        </Button>
      ) : access.type === 'signIn' ? (
        <SignInButton>{t('signIn')}</SignInButton>
      ) : (
        <Button kind="first" onClick={onClose}>
          {t('close')}
        </Button>
      )}
      {signedInByCode && (
        <Button kind="line" onClick={enterDifferentCode}>
          {t('differentCode')}
        </Button>
      )}
    </div>
  )
}

function headingAndMessage(access: Props['access'], t: TranslateFunction): [string, string] {
  switch (access.type) {
    case 'closed':
      return [t('titleClosed'), access.message]
    case 'unavailable':
      return [t('titleUnavailable'), t('titleUnavailableMore')]
    case 'signIn':
      return [t('titleNeedsSignIn'), t('titleNeedsSignInMore')]
    case 'redirect':
      return [t('noTitleFound'), t('noModuleMore')]
    case 'failed':
      return [t('titleFailed'), t('pageFailedMore')]
  }
}
