import type { ReactNode } from 'react'
import { authType } from '../session/authType'
import { useRuntime } from '../site/react/RuntimeContext'
import { Button } from '../ui/Button'

interface Props {
  kind?: 'first' | 'line'
  /** Shown on a site without sign-in. Default: nothing. */
  instead?: ReactNode
  children: ReactNode
}

/** Opens the sign-in dialog, on sites that have one. */
export function SignInButton({ kind = 'first', instead, children }: Props) {
  const { plan, session } = useRuntime()
  if (!authType(plan.document)) return instead
  return (
    <Button kind={kind} onClick={() => session.openSignIn()}>
      {children}
    </Button>
  )
}
