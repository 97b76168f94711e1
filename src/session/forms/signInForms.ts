import type { ComponentType } from 'react'
import type { AuthType } from '../authType'
import type { SignInProps } from './signInProps'

/** Which form asks for what an auth type needs. Each is loaded when somebody is about to sign in. */
export const signInForms: Record<AuthType, () => Promise<{ default: ComponentType<SignInProps> }>> = {
  code: () => import('./CodeForm'),
  password: () => import('./PasswordForm'),
  mfa: () => import('../sso/SsoForm'),
  keycloak: () => import('./KeycloakForm'),
}
