import { useState, useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '../../lib/cookie'
import type { Credentials } from '../../service/account'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import { type SignInContext, type SignInResult, signIn } from '../signIn'

/** What every form of signing in is given. */
export interface SignInProps extends SignInContext {
  /** Where access is asked for, where the site has such a page. */
  requestAccess?: string | undefined
  /** Leads to the password reset; without it the form links to its page. */
  onReset?: (() => void) | undefined
}

interface SignInState {
  /** true: the service was asked, and has not answered yet. */
  busy: boolean
  /** Why nobody is signed in, in lines. */
  error: readonly string[] | undefined
  /** What the lines are for. */
  errorCode: string | undefined
  signInWith: (credentials: Credentials) => Promise<SignInResult>
}

/** What every form of signing in shows, and what it does when it is sent. */
export function useSignIn(props: SignInContext): SignInState {
  const t = useText()
  const { phase, error, errorCode } = useSyncExternalStore(props.session.subscribe, props.session.state)
  return { busy: phase === 'request', error, errorCode, signInWith: (credentials) => signIn(props, credentials, t) }
}

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
  writeCookie('probe', '1', 1)
  const kept = readCookie('probe') === '1'
  writeCookie('probe', '', -1)
  return kept
}
