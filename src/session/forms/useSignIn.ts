import { useSyncExternalStore } from 'react'
import type { Credentials } from '../../service/login'
import { useText } from '../../text/TextContext'
import { type SignInContext, type SignInResult, signIn } from '../signIn'

/** What every form of signing in is given. */
export interface SignInProps extends SignInContext {
  /** Where access is asked for, where the site has such a page. */
  requestAccess?: string | undefined
  /** Leads to the password reset; without it the form links to its page. */
  onReset?: (() => void) | undefined
}

/** What every form of signing in shows, and what it does when it is sent. */
interface SignInState {
  /** true: the service was asked, and has not answered yet. */
  busy: boolean
  /** Why nobody is signed in, in lines. */
  error: readonly string[] | undefined
  /** Signs in; credentials after the first are tried where the service does not find the code of the one before. */
  signInWith: (...tries: Credentials[]) => Promise<SignInResult>
}

export function useSignIn(props: SignInContext): SignInState {
  const t = useText()
  const { phase, error } = useSyncExternalStore(props.session.subscribe, props.session.state)
  return { busy: phase === 'request', error, signInWith: (...tries) => signIn(props, tries, t) }
}
