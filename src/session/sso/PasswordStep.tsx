import { useForm } from 'react-hook-form'
import { longest } from '../../lib/fields/passesField'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'
import { FormAlert, FormField } from '../../ui/form/FormField'
import { fieldResolver } from '../../ui/form/fieldResolver'
import { PasswordField } from '../../ui/form/PasswordField'
import { SignInLinks } from '../forms/SignInLinks'
import type { SignInProps } from '../forms/signInProps'
import { signIn } from '../signIn'
import { useSessionState } from '../useSessionState'

interface Props extends SignInProps {
  email: string
  /** Back to the e-mail address. */
  onBack: () => void
}

/** The second step of an account without several factors: its password. The address stays in sight, and can be changed. */
export function PasswordStep({ email, onBack, ...props }: Props) {
  const t = useText()
  const { phase, error } = useSessionState(props.session)
  const { register, handleSubmit, formState, setFocus } = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver: fieldResolver<{ password: string }>({ password: { test: 'given', error: 'passwordMissing' } }),
  })
  const wrong = formState.errors.password?.message as TextKey | undefined
  const submit = handleSubmit(async ({ password }) => {
    if ((await signIn(props, [{ email, password }], t)) === 'failure') setFocus('password')
  })
  const busy = phase === 'request'
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <FormAlert lines={error} />
      <FormField label={t('email')} type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        autoFocus
        maxLength={longest('given')}
        error={wrong && t(wrong)}
        {...register('password')}
      />
      <Button type="submit" kind="first" className="mq-form__go" disabled={busy}>
        {busy ? t('signInBusy') : t('signIn')}
      </Button>
      <Button kind="line" disabled={busy} onClick={onBack}>
        {t('otherEmail')}
      </Button>
      <SignInLinks {...props} password />
    </form>
  )
}
