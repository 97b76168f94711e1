import { useState } from 'react'
import { SignInForm, signInForms } from '../account/SignInForm'
import { useRefreshAfterLogin } from '../account/useRefreshAfterLogin'
import { createLoader } from '../lib/loader'
import { authType } from '../session/authType'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useLoaded } from '../ui/useLoaded'

const dialog = createLoader(() => import('../session/forms/SignInDialog'))
const reset = createLoader(() => import('../session/reset/ResetDialog'))

/** The sign-in dialog, when somebody asks for it. Its code comes then, or a moment before. */
export function SignInPlace() {
  const { session, http, plan } = useRuntime()
  const { asking, signedIn } = useSession()
  const [resetting, setResetting] = useState(false)
  const open = asking === true && !signedIn
  useRefreshAfterLogin(open)
  if (!open && resetting) setResetting(false)
  const { value } = useLoaded(dialog, open)
  const { value: resetDialog } = useLoaded(reset, open && resetting)
  if (!open || !value) return null
  const close = () => {
    setResetting(false)
    // What was wrong then is not wrong any more.
    session.idle()
    session.ask(false)
  }
  if (resetting && resetDialog) return <resetDialog.default site={plan.document} http={http} onClose={close} />
  return (
    <value.SignInDialog onClose={close}>
      <SignInForm onReset={() => setResetting(true)} />
    </value.SignInDialog>
  )
}

/** Loads dialog and form for somebody who is about to open them. */
export function warmSignIn(document: Parameters<typeof authType>[0]): void {
  const type = authType(document)
  dialog.load().catch(() => {})
  if (type) {
    signInForms[type].preload()
  }
}
