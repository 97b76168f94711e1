import { type AuthType, authType } from '../session/authType'
import type { SignInProps } from '../session/forms/signInParts'
import { useRuntime } from '../site/react/RuntimeContext'
import { useText } from '../text/TextContext'
import { type LazyPart, lazyPart } from '../ui/lazyPart'
import { Notice } from '../ui/Notice'

/** The form of each auth type, loaded on demand */
export const signInForms: Readonly<Record<AuthType, LazyPart<SignInProps>>> = {
  code: lazyPart(() => import('../session/forms/CodeForm').then(({ CodeForm }) => CodeForm)),
  password: lazyPart(() => import('../session/forms/PasswordForm').then(({ PasswordForm }) => PasswordForm)),
  mfa: lazyPart(() => import('../session/sso/SsoForm').then(({ SsoForm }) => SsoForm)),
  keycloak: lazyPart(() => import('../session/forms/KeycloakForm').then(({ KeycloakForm }) => KeycloakForm)),
}

/** The sign-in form of this site (spec: Login page), or a message that the site has none. */
export function SignInForm({ onReset }: Pick<SignInProps, 'onReset'>) {
  const t = useText()
  const { plan, http, session, routes } = useRuntime()
  const type = authType(plan.document)
  if (!type) return <p>{t('signInUnset')}</p>
  const Form = signInForms[type]
  const { auth } = plan.document.site_config
  const request = auth?.request_access
    ? routes().find((route) => route.component === 'requestaccess')?.route
    : undefined
  return (
    <Form
      lazy={{
        pending: <div className="mq-sign-in__wait" aria-busy="true" />,
        failed: (retry) => <Notice title={t('formFailed')} action={{ label: t('tryAgain'), onPress: retry }} />,
      }}
      site={plan.document}
      http={http}
      session={session}
      requestAccess={request?.includes(':') ? undefined : request}
      onReset={onReset}
    />
  )
}
