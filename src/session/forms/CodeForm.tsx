import { type FormEvent, useState } from 'react'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { FormAlert, FormField } from '../../ui/form/FormField'
import { cleanCode, codesOf, LEAST_CODE } from '../accessCode'
import { signIn } from '../signIn'
import { useSessionState } from '../useSessionState'
import { SignInLinks } from './SignInLinks'
import type { SignInProps } from './signInProps'

/** One access code (spec, section 5: verify is disabled below three characters and while loading). */
export default function CodeForm(props: SignInProps) {
  const t = useText()
  const { phase, error } = useSessionState(props.session)
  const [typed, setTyped] = useState('')
  const busy = phase === 'request'
  const ready = cleanCode(typed).length >= LEAST_CODE
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tries = codesOf(typed).map((auth_code) => ({ auth_code }))
    if (ready && !busy) signIn(props, tries, t)
  }
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <FormAlert lines={error} />
      <FormField
        className="mq-field--code"
        label={t('enterCode')}
        name="auth_code"
        value={typed}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        hint={<p className="mq-form__note">{t('codeHint')}</p>}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="first" className="mq-form__go" disabled={busy || !ready}>
        {busy ? t('verifying') : t('verify')}
      </Button>
      <SignInLinks {...props} />
    </form>
  )
}
