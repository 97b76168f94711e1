import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Control, type UseFormRegisterReturn, useForm, useWatch } from 'react-hook-form'
import { fieldMaxLength } from '../../lib/fields/isValidField'
import { typedKeys } from '../../lib/typedKeys'
import { PageFrame } from '../../page/PageFrame'
import { PageWithImage } from '../../page/PageWithImage'
import { type ContactMessage, sendMessage } from '../../service/information/contact'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button, buttonClass } from '../../ui/Button'
import { FormField, TextAreaField } from '../../ui/form/FormField'
import { FormSummary } from '../../ui/form/FormSummary'
import { errorKey, type FieldRule, fieldResolver } from '../../ui/form/fieldResolver'
import { showToast } from '../../ui/overlay/toast/showToast'
import { SmartLink } from '../../ui/SmartLink'
import './contactPage.scss'

/** Contact form (spec part 2, section 2: Contact). After sending, the message stays visible. */
export default function ContactPage({ route }: PageProps) {
  const t = useText()
  const [sent, setSent] = useState<ContactMessage>()
  const heading = route?.heading ?? route?.label ?? t('contact')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageWithImage src={route?.image} side="end">
          <div className="mq-contact">
            {sent ? (
              <SentMessage message={sent} onWriteAnother={() => setSent(undefined)} />
            ) : (
              <>
                <div className="mq-contact__intro">
                  <h1 tabIndex={-1}>{heading}</h1>
                  <p>{t('contactText')}</p>
                </div>
                <ContactForm type={route?.type ?? 'contact'} onSent={setSent} />
              </>
            )}
          </div>
        </PageWithImage>
      </ModuleList>
    </PageFrame>
  )
}

const FIELDS = [
  { name: 'name', label: 'contactName', type: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'contactPhone', type: 'tel', autoComplete: 'tel' },
  { name: 'user_email', label: 'contactEmail', type: 'email', autoComplete: 'email' },
] as const

const LABELS: Readonly<Record<keyof ContactMessage, TextKey>> = {
  name: 'contactName',
  phone: 'contactPhone',
  user_email: 'contactEmail',
  message: 'contactMessage',
}

/** All fields are required (spec part 2, section 5: Contact). */
const RULES: Readonly<Record<keyof ContactMessage, FieldRule>> = {
  name: { test: 'written', error: 'contactNameMissing' },
  phone: { test: 'phone', error: 'contactPhoneWrong' },
  user_email: { test: 'email', error: 'emailMissing' },
  message: { test: 'message', error: 'contactMessageMissing' },
}

const fieldId = (name: keyof ContactMessage) => `contact-${name.replace('_', '-')}`

/** Shown by the counter only; longer messages are sent (spec part 2, section 5: Contact). */
const SUGGESTED_MAX_LENGTH = 300

function ContactForm({ type, onSent }: { type: string; onSent: (message: ContactMessage) => void }) {
  const t = useText()
  const { http } = useRuntime()
  const { register, handleSubmit, formState, clearErrors, setValue, control } = useForm<ContactMessage>({
    defaultValues: { name: '', phone: '', user_email: '', message: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: fieldResolver<ContactMessage>(RULES),
  })
  useProfileFields((name, value) => !formState.dirtyFields[name] && setValue(name, value))
  const [failedAttempts, setFailedAttempts] = useState(0)
  // A second press may happen before the button is disabled.
  const isSending = useRef(false)
  const send = async (values: ContactMessage) => {
    if (isSending.current) return
    isSending.current = true
    try {
      await sendMessage(http, type, values)
      onSent(values)
    } catch {
      showToast(t('contactFailed'), 'alert')
    } finally {
      isSending.current = false
    }
  }
  const onInvalid = () => {
    setFailedAttempts((count) => count + 1)
    showToast(t('contactMissing'), 'alert')
  }
  const { errors, isSubmitting } = formState
  const errorOf = (name: keyof ContactMessage) => {
    const key = errorKey(errors, name)
    return key && t(key)
  }
  const invalid = typedKeys(LABELS).filter((name) => errors[name])
  return (
    <form className="mq-form mq-contact__form" noValidate onSubmit={(event) => handleSubmit(send, onInvalid)(event)}>
      {invalid.length > 0 && (
        <FormSummary
          title={t('contactMissing')}
          attempts={failedAttempts}
          fields={invalid.map((name) => ({ id: fieldId(name), label: t(LABELS[name]) }))}
        />
      )}
      {FIELDS.map(({ name, label, type, autoComplete }) => (
        <FormField
          key={name}
          id={fieldId(name)}
          className={`mq-contact__${name}`}
          label={t(label)}
          type={type}
          autoComplete={autoComplete}
          maxLength={fieldMaxLength(type)}
          error={errorOf(name)}
          required
          {...register(name, { onChange: () => clearErrors(name) })}
        />
      ))}
      <MessageField
        control={control}
        error={errorOf('message')}
        {...register('message', { onChange: () => clearErrors('message') })}
      />
      <div className="mq-contact__send">
        <Button type="submit" kind="first" disabled={isSubmitting}>
          {isSubmitting ? t('sending') : t('contactSend')}
        </Button>
      </div>
    </form>
  )
}

interface MessageFieldProps extends UseFormRegisterReturn<'message'> {
  control: Control<ContactMessage>
  error: string | undefined
}

function MessageField({ control, error, ...field }: MessageFieldProps) {
  const t = useText()
  const { length } = useWatch({ control, name: 'message' })
  return (
    <TextAreaField
      id={fieldId('message')}
      className="mq-contact__message"
      label={t('contactMessage')}
      beside={
        length > SUGGESTED_MAX_LENGTH
          ? t('lengthOver', { length, most: SUGGESTED_MAX_LENGTH, count: length - SUGGESTED_MAX_LENGTH })
          : t('lengthOf', { length, most: SUGGESTED_MAX_LENGTH })
      }
      rows={5}
      error={error}
      required
      {...field}
    />
  )
}

/** Fills in the signed-in user's name and email. */
function useProfileFields(fill: (name: 'name' | 'user_email', value: string) => void): void {
  const { profile } = useSession()
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const email = profile?.email ?? ''
  const fillField = useEffectEvent(fill)
  useEffect(() => {
    if (name) fillField('name', name)
    if (email) fillField('user_email', email)
  }, [name, email])
}

function SentMessage({ message, onWriteAnother }: { message: ContactMessage; onWriteAnother: () => void }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="mq-contact__sent">
      <h1 ref={heading} tabIndex={-1}>
        {t('contactSent')}
      </h1>
      <blockquote dir="auto">{message.message}</blockquote>
      <p>{t('contactAnswer', { email: message.user_email.trim() })}</p>
      <div className="mq-contact__on">
        <SmartLink className={buttonClass('first')} href="/">
          {t('contactBack')}
        </SmartLink>
        <Button kind="line" onClick={onWriteAnother}>
          {t('contactAgain')}
        </Button>
      </div>
    </div>
  )
}
