import { type FormEvent, useState } from 'react'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { FormAlert, FormField } from '../../ui/form/FormField'
import { UNKNOWN_ACCESS_CODE_ERRORS } from '../signIn'
import { SignInLinks, type SignInProps, useSignIn } from './signInParts'

/** Minimum length of a code that can be sent (spec, section 5) */
const MIN_CODE_LENGTH = 3

/** Sign-in with an access code (spec, section 5: verify is disabled below three characters and while loading). */
export function CodeForm(props: SignInProps) {
  const t = useText()
  const { busy, error, errorCode, signInWith } = useSignIn(props)
  const [typed, setTyped] = useState('')
  const ready = cleanCode(typed).length >= MIN_CODE_LENGTH
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) signInWith({ auth_code: cleanCode(typed) })
  }
  // Codes are often printed in capitals. A retry may count towards a lock-out, so the visitor confirms it.
  const capitals = cleanCode(typed).toUpperCase()
  const offersCapitals =
    ready && errorCode !== undefined && UNKNOWN_ACCESS_CODE_ERRORS.has(errorCode) && capitals !== cleanCode(typed)
  const tryCapitals = () => {
    setTyped(capitals)
    signInWith({ auth_code: capitals })
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
      {offersCapitals && !busy && (
        <Button kind="line" onClick={tryCapitals}>
          {t('codeInCapitals', { code: capitals })}
        </Button>
      )}
      <SignInLinks {...props} />
    </form>
  )
}

/** Codes pasted from an email may have spaces (conventions 27). */
const cleanCode = (typed: string): string => typed.replace(/\s+/g, '').slice(0, 200)
