import type { ComponentType } from 'react'
import { createLoader, type Loader } from '../lib/loader'
import { type AuthType, authType } from '../session/authType'
import { signInForms } from '../session/forms/signInForms'
import type { SignInProps } from '../session/forms/signInProps'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { Notice } from '../ui/Notice'
import { useLoaded } from '../ui/useLoaded'

const forms = new Map<AuthType, Loader<{ default: ComponentType<SignInProps> }>>()

/** The form of an auth type, loaded once; pages ask for it before it is shown. */
export function signInForm(type: AuthType): Loader<{ default: ComponentType<SignInProps> }> {
  const known = forms.get(type) ?? createLoader(signInForms[type])
  forms.set(type, known)
  return known
}

/** The form by which visitors of this site sign in (spec: Login page). Nothing where nobody can. */
export function SignInForm({ onReset }: Pick<SignInProps, 'onReset'>) {
  const { plan } = useRuntime()
  const type = authType(plan.document)
  return type ? <Form type={type} onReset={onReset} /> : null
}

function Form({ type, onReset }: { type: AuthType } & Pick<SignInProps, 'onReset'>) {
  const t = useText()
  const { plan, http, session, routes } = useRuntime()
  const { value, error, retry } = useLoaded(signInForm(type))
  if (error) return <Notice title={t('formFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!value) return <div className="mq-sign-in__wait" aria-busy="true" />
  const { auth } = plan.document.site_config
  const request = auth?.request_access
    ? routes().find((route) => route.component === 'requestaccess')?.route
    : undefined
  return (
    <value.default
      site={plan.document}
      http={http}
      session={session}
      requestAccess={request?.includes(':') ? undefined : request}
      onReset={onReset}
    />
  )
}
