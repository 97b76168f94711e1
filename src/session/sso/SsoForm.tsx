import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { longest } from '../../lib/fields/passesField'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'
import { FormAlert, FormField } from '../../ui/form/FormField'
import { fieldResolver } from '../../ui/form/fieldResolver'
import { SignInLinks } from '../forms/SignInLinks'
import type { SignInProps } from '../forms/signInProps'
import { useSessionState } from '../useSessionState'
import { PasswordStep } from './PasswordStep'
import { sendEmail } from './sendEmail'

/**
 * Single sign-on with several factors: the e-mail address first, then what its account needs (spec, section 4): the
 * password, the identity provider, or a message.
 */
export default function SsoForm(props: SignInProps) {
  const t = useText()
  const { phase, error } = useSessionState(props.session)
  const [known, setKnown] = useState<string>()
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string }>({
    defaultValues: { email: '' },
    mode: 'onTouched',
    resolver: fieldResolver<{ email: string }>({ email: { test: 'email', error: 'invalidEmail' } }),
  })
  const wrong = formState.errors.email?.message as TextKey | undefined
  const submit = handleSubmit(async ({ email }) => {
    const next = await sendEmail(props, email.trim(), t)
    if (next === 'password') setKnown(email.trim())
    if (next === 'failure') setFocus('email')
  })
  if (known !== undefined) return <PasswordStep {...props} email={known} onBack={() => setKnown(undefined)} />
  const busy = phase === 'request' || formState.isSubmitting
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <FormAlert lines={error} />
      <FormField
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest('email')}
        error={wrong && t(wrong)}
        {...register('email')}
      />
      <Button type="submit" kind="first" className="mq-form__go" disabled={busy}>
        {busy ? t('signInBusy') : t('continueWithEmail')}
      </Button>
      <SignInLinks {...props} password />
    </form>
  )
}
