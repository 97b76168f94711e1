import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { fieldMaxLength } from '../../lib/fields/isValidField'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormField'
import { errorKey, fieldResolver } from '../../ui/form/fieldResolver'
import { PasswordField } from '../../ui/form/PasswordField'
import { EmailField } from '../forms/EmailField'
import type { Session } from '../session'
import { type ResetContext, sendReset } from './passwordReset'

interface Props extends Omit<ResetContext, 't'> {
  session: Pick<Session, 'signedInWith'>
  /** From the reset link */
  token: string
  /** Called when the password is set; the visitor may be signed in now */
  onDone: () => void
}

type Fields = Record<'email' | 'password' | 'password1', string>

/** Email address and the new password, twice (spec, part 2: Password reset). Values are kept after an error. */
export function NewPasswordForm({ http, session, errorMessages, token, onDone }: Props) {
  const t = useText()
  const [lines, setLines] = useState<readonly string[]>()
  const { register, handleSubmit, formState, control } = useForm<Fields>({
    defaultValues: { email: '', password: '', password1: '' },
    resolver: fieldResolver<Fields>({
      email: { test: 'email', error: 'invalidEmail' },
      password: { test: 'password', error: 'invalidPassword' },
      password1: { test: 'match:password', error: 'passwordsDiffer' },
    }),
  })
  const submit = handleSubmit(
    async (values) => {
      setLines(undefined)
      const result = await sendReset({ http, t, errorMessages }, { token, ...values }, 'requirementsNotMet')
      if (!result.done) return setLines(result.lines)
      if (result.token) session.signedInWith({ token: result.token, scheme: 'Token', profile: result.profile })
      onDone()
    },
    () => setLines([t('requirementsNotMet')]),
  )
  const fieldError = (name: keyof Fields) => {
    const key = errorKey(formState.errors, name)
    return key && t(key)
  }
  const typed = useWatch({ control, name: 'password' })
  const password = { autoComplete: 'new-password', maxLength: fieldMaxLength('password') }
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <FormAlert lines={lines} />
      <EmailField error={fieldError('email')} {...register('email')} />
      <PasswordField
        label={t('newPassword')}
        typed={typed}
        error={fieldError('password')}
        {...password}
        {...register('password', { deps: ['password1'] })}
      />
      <PasswordField
        label={t('repeatPassword')}
        error={fieldError('password1')}
        {...password}
        {...register('password1')}
      />
      <Button type="submit" kind="first" className="mq-form__go" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('sending') : t('setPassword')}
      </Button>
    </form>
  )
}
