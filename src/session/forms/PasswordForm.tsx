import { useForm } from 'react-hook-form'
import { fieldMaxLength } from '../../lib/fields/isValidField'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { FormAlert, FormField } from '../../ui/form/FormField'
import { errorKey, fieldResolver } from '../../ui/form/fieldResolver'
import { PasswordField } from '../../ui/form/PasswordField'
import { SignInLinks, type SignInProps, useSignIn } from './signInParts'

/** Sign-in with email address or user name, and password (spec, section 5). Values are kept after an error. */
export function PasswordForm(props: SignInProps) {
  const t = useText()
  const { busy, error, signInWith } = useSignIn(props)
  const by = props.site.username_login ? 'username' : 'email'
  const { register, handleSubmit, formState, setFocus } = useForm<Record<'name' | 'password', string>>({
    defaultValues: { name: '', password: '' },
    mode: 'onTouched',
    resolver: fieldResolver<Record<'name' | 'password', string>>({
      name: { test: by, error: by === 'email' ? 'invalidEmail' : 'invalidUsername' },
      // Existing passwords may be shorter than new ones must be.
      password: { test: 'given', error: 'passwordMissing' },
    }),
  })
  const fieldError = (name: 'name' | 'password') => {
    const key = errorKey(formState.errors, name)
    return key && t(key)
  }
  const submit = handleSubmit(async ({ name, password }) => {
    const credentials = by === 'email' ? { email: name, password } : { username: name, password }
    if ((await signInWith(credentials)) === 'failure') setFocus('password')
  })
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <FormAlert lines={error} />
      <FormField
        label={t(by)}
        type={by === 'email' ? 'email' : 'text'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={fieldMaxLength(by)}
        error={fieldError('name')}
        example={by === 'email' ? t('emailExample') : undefined}
        {...register('name')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        maxLength={fieldMaxLength('given')}
        error={fieldError('password')}
        {...register('password')}
      />
      <Button type="submit" kind="first" className="mq-form__go" disabled={busy}>
        {busy ? t('signInBusy') : t('signIn')}
      </Button>
      <SignInLinks {...props} password />
    </form>
  )
}
