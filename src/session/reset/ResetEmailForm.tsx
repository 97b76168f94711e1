import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SiteDocument } from '../../generated/types'
import type { Http } from '../../service/http/http'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormField'
import { errorKey, fieldResolver } from '../../ui/form/fieldResolver'
import { EmailField } from '../forms/EmailField'
import { createProviderReset, sendReset } from './passwordReset'

interface Props {
  site: SiteDocument
  http: Http
  /** Initial value, from the form that opened this one */
  email?: string
  onDone: () => void
  /** Shown below the form */
  children?: ReactNode
}

/** Requests the reset email, then confirms it (spec: Password Reset Email Sent, DONE). */
export function ResetEmailForm({ site, http, email = '', onDone, children }: Props) {
  const t = useText()
  const [sent, setSent] = useState(false)
  const [lines, setLines] = useState<readonly string[]>()
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string }>({
    defaultValues: { email },
    resolver: fieldResolver<{ email: string }>({ email: { test: 'email', error: 'invalidEmail' } }),
  })
  const submit = handleSubmit(async (values) => {
    setLines(undefined)
    const resetAtProvider = createProviderReset(site, t)
    const errorMessages = site.site_config.auth?.error_messages
    const result = resetAtProvider
      ? await resetAtProvider(values.email)
      : await sendReset({ http, t, errorMessages }, values, 'invalidEmailProvided')
    if (result.done) return setSent(true)
    setLines(result.lines)
    setFocus('email')
  })
  if (sent) return <EmailSent onDone={onDone} />
  const invalid = errorKey(formState.errors, 'email')
  return (
    <form className="mq-form" noValidate onSubmit={submit}>
      <p className="mq-form__note">{t('resetMailHint')}</p>
      <FormAlert lines={lines} />
      <EmailField error={invalid && t(invalid)} {...register('email')} />
      <Button type="submit" kind="first" className="mq-form__go" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('sending') : t('sendResetMail')}
      </Button>
      {children}
    </form>
  )
}

function EmailSent({ onDone }: { onDone: () => void }) {
  const t = useText()
  const messageRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => messageRef.current?.focus(), [])
  return (
    <div className="mq-form">
      <p ref={messageRef} tabIndex={-1} role="status">
        <strong>{t('resetMailSent')}</strong>
      </p>
      <p className="mq-form__note">{t('resetMailSentMore')}</p>
      <Button kind="first" className="mq-form__go" onClick={onDone}>
        {t('resetDone')}
      </Button>
    </div>
  )
}
