import { useState } from 'react'
import { SignInForm, signInForms } from '../account/SignInForm'
import { useSpecialSignInError } from '../account/useSpecialSignInError'
import type { SiteDocument } from '../generated/types'
import { authType } from '../session/authType'
import { SignInDialog } from '../session/forms/SignInDialog'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { buttonClass } from '../ui/Button'
import { lazyPart } from '../ui/lazyPart'
import { SmartLink } from '../ui/SmartLink'

const ResetDialog = lazyPart(async () => (await import('../session/reset/ResetDialog')).default)

/** The sign-in dialog, or the dialog for a forgotten password instead. */
export function SignIn() {
  const t = useText()
  const { session, http, plan } = useRuntime()
  const specialError = useSpecialSignInError()
  const [resetting, setResetting] = useState(false)
  const close = () => {
    // Discards the last sign-in error.
    session.signInCancelled()
    session.closeSignIn()
  }
  const dialog = (
    <SignInDialog heading={specialError && t('signInFailed')} onClose={close}>
      {specialError ? (
        <SpecialSignInError lines={specialError} onClose={close} />
      ) : (
        <SignInForm onReset={() => setResetting(true)} />
      )}
    </SignInDialog>
  )
  const slots = { enabled: resetting, idle: dialog, pending: dialog, failed: dialog }
  return <ResetDialog site={plan.document} http={http} onClose={close} lazy={slots} />
}

function SpecialSignInError({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) {
  const t = useText()
  return (
    <div className="mq-sign-in__special" role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <SmartLink className={buttonClass('first')} href="/" onClick={onClose}>
        {t('goHome')}
      </SmartLink>
    </div>
  )
}

/** Prefetches the form when the visitor is about to open the dialog. */
export function preloadSignIn(document: SiteDocument): void {
  const type = authType(document)
  if (type) signInForms[type].preload()
}
