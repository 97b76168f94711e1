import { useState } from 'react'
import { SignInForm, signInForms } from '../account/SignInForm'
import type { SiteDocument } from '../generated/types'
import { authType } from '../session/authType'
import { SignInDialog } from '../session/forms/SignInDialog'
import { useRuntime } from '../site/react/RuntimeContext'
import { lazyPart } from '../ui/lazyPart'

const ResetDialog = lazyPart(async () => (await import('../session/reset/ResetDialog')).default)

/** The dialog to sign in, and the one for a forgotten password in its place. */
export function SignIn() {
  const { session, http, plan } = useRuntime()
  const [resetting, setResetting] = useState(false)
  const close = () => {
    // What was wrong then is not wrong any more.
    session.idle()
    session.ask(false)
  }
  const dialog = (
    <SignInDialog onClose={close}>
      <SignInForm onReset={() => setResetting(true)} />
    </SignInDialog>
  )
  const slots = { wanted: resetting, before: dialog, pending: dialog, failed: dialog }
  return <ResetDialog site={plan.document} http={http} onClose={close} lazy={slots} />
}

/** Loads the form for somebody who is about to open the dialog. */
export function preloadSignIn(document: SiteDocument): void {
  const type = authType(document)
  if (type) signInForms[type].preload()
}
