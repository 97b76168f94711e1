import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormField'
import { SmartLink } from '../../ui/SmartLink'
import { SignInLinks, type SignInProps, useSignIn } from './signInParts'

/** Links to keycloak, which has its own form. */
export function KeycloakForm(props: SignInProps) {
  const t = useText()
  const { error } = useSignIn(props)
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
