import type { ReactNode } from 'react'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { useRuntime } from '../../site/react/RuntimeContext'
import { SmartLink } from '../../ui/SmartLink'

/** The way to sign in: a dialog over the page that is shown, or the login page in a tab of its own. */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const { session, plan } = useRuntime()
  const warm = () => {
    import('../SignInPlace').then(
      ({ warmSignIn }) => warmSignIn(plan.document),
      () => {},
    )
  }
  return (
    <SmartLink
      className={className}
      href="/login"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={(event) => {
        if (!isPlainPress(event) || location.pathname === '/login') return
        event.preventDefault()
        session.ask()
      }}
    >
      {children}
    </SmartLink>
  )
}
