import Cookies from 'js-cookie'
import { useState } from 'react'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import type { SignInProps } from './useSignIn'

/** Below a form of signing in: other ways on, and what stands in the way of staying signed in. */
export function SignInLinks({ onReset, requestAccess, session, password }: SignInProps & { password?: boolean }) {
  const t = useText()
  const [lasting] = useState(keepsCookies)
  return (
    <>
      {!lasting && (
        <p className="mq-form__note" role="note">
          {t('cookiesBlocked')}
        </p>
      )}
      {(password || requestAccess) && (
        <div className="mq-form__more">
          {password &&
            (onReset ? (
              <button type="button" onClick={onReset}>
                {t('forgotPassword')}
              </button>
            ) : (
              <SmartLink href="/reset" onClick={() => session.ask(false)}>
                {t('forgotPassword')}
              </SmartLink>
            ))}
          {requestAccess && (
            <SmartLink href={requestAccess} onClick={() => session.ask(false)}>
              {t('requestAccess')}
            </SmartLink>
          )}
        </div>
      )}
    </>
  )
}

/** Whether this browser keeps cookies for the site; without them a sign-in ends with the page (threats D8). */
function keepsCookies(): boolean {
  try {
    Cookies.set('probe', '1', { path: '/', sameSite: 'Lax' })
    const kept = Cookies.get('probe') === '1'
    Cookies.remove('probe', { path: '/' })
    return kept
  } catch {
    return false
  }
}
