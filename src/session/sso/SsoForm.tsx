import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldMaxLength } from '../../lib/fields/isValidField'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { FormAlert, FormField } from '../../ui/form/FormField'
import { errorKey, fieldResolver } from '../../ui/form/fieldResolver'
import { PasswordField } from '../../ui/form/PasswordField'
import { EmailField } from '../forms/EmailField'
import { SignInLinks, type SignInProps, useSignIn } from '../forms/signInParts'
import { submitSignInEmail } from './sendEmail'

/**
 * Single sign-on: the email address first, then what its account needs (spec, section 4): a password, the identity provider,
 * or a message.
 */
export function SsoForm(props: SignInProps) {
  const t = useText()
  const { busy: isSigningIn, error } = useSignIn(props)
  const [passwordEmail, setPasswordEmail] = useState<string>()
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string }>({
    defaultValues: { email: '' },
    mode: 'onTouched',
    resolver: fieldResolver<{ email: string }>({ email: { test: 'email', error: 'invalidEmail' } }),
  })
  const invalid = errorKey(formState.errors, 'email')
  const submit = handleSubmit(async ({ email }) => {
    const next = await submitSignInEmail(props, email.trim(), t)
    if (next === 'password') setPasswordEmail(email.trim())
    if (next === 'failure') setFocus('email')
  })
  if (passwordEmail !== undefined)
    return <PasswordStep {...props} email={passwordEmail} onBack={() => setPasswordEmail(undefined)} />
  const busy = isSigningIn || formState.isSubmitting
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <FormAlert lines={error} />
      <EmailField error={invalid && t(invalid)} {...register('email')} />
      <Button type="submit" kind="first" className="mq-form__go" disabled={busy}>
        {busy ? t('signInBusy') : t('continueWithEmail')}
      </Button>
      <SignInLinks {...props} password />
    </form>
  )
}

interface Props extends SignInProps {
  email: string
  /** Back to the email address */
  onBack: () => void
}

/** Password step of an account without multi-factor authentication. The email address stays visible and can be changed. */
function PasswordStep({ email, onBack, ...props }: Props) {
  const t = useText()
  const { busy, error, signInWith } = useSignIn(props)
  const { register, handleSubmit, formState, setFocus } = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver: fieldResolver<{ password: string }>({ password: { test: 'given', error: 'passwordMissing' } }),
  })
  const invalid = errorKey(formState.errors, 'password')
  const submit = handleSubmit(async ({ password }) => {
    if ((await signInWith({ email, password })) === 'failure') setFocus('password')
  })
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <FormAlert lines={error} />
      <FormField label={t('email')} type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        autoFocus
        maxLength={fieldMaxLength('given')}
        error={invalid && t(invalid)}
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
