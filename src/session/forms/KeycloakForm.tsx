import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormField'
import { SmartLink } from '../../ui/SmartLink'
import { useSessionState } from '../useSessionState'
import { SignInLinks } from './SignInLinks'
import type { SignInProps } from './signInProps'

/** The way to the keycloak-style server, which asks for everything itself. */
export default function KeycloakForm(props: SignInProps) {
  const t = useText()
  const { error } = useSessionState(props.session)
  return (
    <div className="mq-form">
      <FormAlert lines={error} />
      <SmartLink className={buttonClass('first', false, 'mq-form__go')} href="/keycloak-login">
        {t('signIn')}
      </SmartLink>
      <SignInLinks {...props} />
    </div>
  )
}
