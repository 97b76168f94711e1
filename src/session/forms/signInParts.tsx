import { useState, useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '../../lib/browser/cookie'
import type { Credentials } from '../../service/account'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import { type SignInContext, type SignInResult, signIn } from '../signIn'

/** Props of all sign-in forms */
export interface SignInProps extends SignInContext {
  /** Path of the access request page, if the site has one */
  requestAccess?: string | undefined
  /** Opens the password reset; without it the form links to its page */
  onReset?: (() => void) | undefined
}

interface SignInState {
  /** True while the request is in flight */
  busy: boolean
  /** Error message, in lines */
  error: readonly string[] | undefined
  /** Error code of the message */
  errorCode: string | undefined
  signInWith: (credentials: Credentials) => Promise<SignInResult>
}

/** State and submit handler of a sign-in form */
export function useSignIn(props: SignInContext): SignInState {
  const t = useText()
  const { phase, error, errorCode } = useSyncExternalStore(props.session.subscribe, props.session.state)
  return { busy: phase === 'request', error, errorCode, signInWith: (credentials) => signIn(props, credentials, t) }
}

/** Links below a sign-in form, and a warning if cookies are blocked */
export function SignInLinks({ onReset, requestAccess, session, password }: SignInProps & { password?: boolean }) {
  const t = useText()
  const [hasCookies] = useState(acceptsCookies)
  return (
    <>
      {!hasCookies && (
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
              <SmartLink href="/reset" onClick={() => session.closeSignIn()}>
                {t('forgotPassword')}
              </SmartLink>
            ))}
          {requestAccess && (
            <SmartLink href={requestAccess} onClick={() => session.closeSignIn()}>
              {t('requestAccess')}
            </SmartLink>
          )}
        </div>
      )}
    </>
  )
}

/** Whether the browser accepts cookies; without them a sign-in ends with the page (threats D8). */
function acceptsCookies(): boolean {
  writeCookie('probe', '1', 1)
  const isStored = readCookie('probe') === '1'
  writeCookie('probe', '', -1)
  return isStored
}
