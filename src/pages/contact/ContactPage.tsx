import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { longest } from '../../lib/fields/passesField'
import { PageFrame } from '../../page/PageFrame'
import { PictureBeside } from '../../page/PictureBeside'
import { type ContactMessage, sendMessage } from '../../service/information/contact'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button, buttonClass } from '../../ui/Button'
import { FormField, TextField } from '../../ui/form/FormField'
import { FormSummary } from '../../ui/form/FormSummary'
import { type FieldRule, fieldResolver } from '../../ui/form/fieldResolver'
import { showToast } from '../../ui/overlay/toast/showToast'
import { SmartLink } from '../../ui/SmartLink'
import './contactPage.scss'

/** A message to whoever runs the site (spec part 2, section 2: Contact). Once it is sent, what was written stays to read. */
export default function ContactPage({ route }: PageProps) {
  const t = useText()
  const [sent, setSent] = useState<ContactMessage>()
  const heading = route?.heading ?? route?.label ?? t('contact')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PictureBeside src={route?.image} side="end">
          <div className="mq-contact">
            {sent ? (
              <Sent message={sent} onAgain={() => setSent(undefined)} />
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
        </PictureBeside>
      </ModuleList>
    </PageFrame>
  )
}

/** The fields in one line each, in their order. */
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

/** All are needed and must be valid (spec part 2, section 5: Contact). */
const RULES: Readonly<Record<keyof ContactMessage, FieldRule>> = {
  name: { test: 'written', error: 'contactNameMissing' },
  phone: { test: 'phone', error: 'contactPhoneWrong' },
  user_email: { test: 'email', error: 'emailMissing' },
  message: { test: 'message', error: 'contactMessageMissing' },
}

const idOf = (name: keyof ContactMessage) => `contact-${name.replace('_', '-')}`

/** What the counter says; it holds nobody (spec part 2, section 5: Contact). */
const SHOWN_MOST = 300

function ContactForm({ type, onSent }: { type: string; onSent: (message: ContactMessage) => void }) {
  const t = useText()
  const { http } = useRuntime()
  const { register, handleSubmit, formState, clearErrors, setValue, control } = useForm<ContactMessage>({
    defaultValues: { name: '', phone: '', user_email: '', message: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: fieldResolver<ContactMessage>(RULES),
  })
  useOwnName((name, value) => !formState.dirtyFields[name] && setValue(name, value))
  const [timesInVain, setTimesInVain] = useState(0)
  // A second press may come before the button has noticed the first.
  const isUnderWay = useRef(false)
  const send = async (values: ContactMessage) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await sendMessage(http, type, values)
      onSent(values)
    } catch {
      showToast(t('contactFailed'), 'alert')
    } finally {
      isUnderWay.current = false
    }
  }
  const onInvalid = () => {
    setTimesInVain((count) => count + 1)
    showToast(t('contactMissing'), 'alert')
  }
  const { errors, isSubmitting } = formState
  const errorOf = (name: keyof ContactMessage) => {
    const key = errors[name]?.message as TextKey | undefined
    return key && t(key)
  }
  const wrong = (Object.keys(LABELS) as (keyof ContactMessage)[]).filter((name) => errors[name])
  const { length } = useWatch({ control, name: 'message' })
  return (
    <form className="mq-form mq-contact__form" noValidate onSubmit={(event) => handleSubmit(send, onInvalid)(event)}>
      {wrong.length > 0 && (
        <FormSummary
          title={t('contactMissing')}
          attempts={timesInVain}
          fields={wrong.map((name) => ({ id: idOf(name), label: t(LABELS[name]) }))}
        />
      )}
      {FIELDS.map(({ name, label, type, autoComplete }) => (
        <FormField
          key={name}
          id={idOf(name)}
          className={`mq-contact__${name}`}
          label={t(label)}
          type={type}
          autoComplete={autoComplete}
          maxLength={longest(type)}
          error={errorOf(name)}
          required
          {...register(name, { onChange: () => clearErrors(name) })}
        />
      ))}
      <TextField
        id={idOf('message')}
        className="mq-contact__message"
        label={t('contactMessage')}
        beside={
          length > SHOWN_MOST
            ? t('lengthOver', { length, most: SHOWN_MOST, count: length - SHOWN_MOST })
            : t('lengthOf', { length, most: SHOWN_MOST })
        }
        rows={5}
        error={errorOf('message')}
        required
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

/** Fills in the name and the address of who is signed in, once they are known. */
function useOwnName(fill: (name: 'name' | 'user_email', value: string) => void): void {
  const { profile } = useSession()
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const email = profile?.email ?? ''
  const onKnown = useEffectEvent(fill)
  useEffect(() => {
    if (name) onKnown('name', name)
    if (email) onKnown('user_email', email)
  }, [name, email])
}

/** In place of the form: that it has been sent, what was written, and where the answer goes. */
function Sent({ message, onAgain }: { message: ContactMessage; onAgain: () => void }) {
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
        <Button kind="line" onClick={onAgain}>
          {t('contactAgain')}
        </Button>
      </div>
    </div>
  )
}
