import { useEffect, useState } from 'react'
import { FormPage } from '../../page/FormPage'
import { isResetValid } from '../../session/reset/isResetValid'
import { NewPasswordForm } from '../../session/reset/NewPasswordForm'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'

type State = 'checking' | 'valid' | 'expired' | 'failed'

interface Props {
  /** Of the link; undefined when it is none. */
  token: string | undefined
  onDone: () => void
}

/** The end of a reset: the link is checked on load, then the form, or the way to another link. */
export function NewPassword({ token, onDone }: Props) {
  const { http, session, plan } = useRuntime()
  const t = useText()
  const [state, setState] = useState<State>(token ? 'checking' : 'expired')
  useEffect(() => {
    if (!token || state !== 'checking') return
    let live = true
    const become = (next: State) => live && setState(next)
    isResetValid(http, token).then(
      (valid) => become(valid ? 'valid' : 'expired'),
      () => become('failed'),
    )
    return () => {
      live = false
    }
  }, [http, token, state])
  const { logo_reset, auth } = plan.document.site_config
  return (
    <FormPage
      logo={logo_reset}
      heading={t('resetPassword')}
      text={t(
        ({ checking: 'resetChecking', valid: 'resetHint', expired: 'resetExpired', failed: 'tryLater' } as const)[
          state
        ],
      )}
    >
      {token && state === 'valid' && (
        <NewPasswordForm
          http={http}
          session={session}
          errorMessages={auth?.error_messages}
          token={token}
          onDone={onDone}
        />
      )}
      {state === 'expired' && (
        <p>
          <SmartLink className={buttonClass('first')} href="/resetpassword">
            {t('resetPassword')}
          </SmartLink>
        </p>
      )}
      {state === 'failed' && (
        <p>
          <Button kind="first" onClick={() => setState('checking')}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </FormPage>
  )
}
