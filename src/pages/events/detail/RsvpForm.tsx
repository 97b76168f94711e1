import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Controller, type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useQuery } from '../../../data/useQuery'
import type { Affiliation, Event, Rsvp } from '../../../generated/types'
import { longest, passesField } from '../../../lib/fields/passesField'
import { toastFailure } from '../../../page/toastFailure'
import { affiliationsQuery, sendRsvp } from '../../../service/events/rsvp'
import { ServiceError } from '../../../service/http/response'
import { useRuntime, useSession } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import type { TextKey } from '../../../text/texts'
import { Button } from '../../../ui/Button'
import { FormAlert, FormField } from '../../../ui/form/FormField'
import { FormSummary } from '../../../ui/form/FormSummary'
import { Notice } from '../../../ui/Notice'
import { showToast } from '../../../ui/overlay/toast/showToast'
import { AffiliationField } from './AffiliationField'
import { GuestField } from './GuestField'

interface Values {
  first_name: string
  last_name: string
  email: string
  /** The slug; empty: none. */
  affiliation: string
  /** How many come along; empty: nobody. */
  guests: string
}

interface Props {
  event: Event
  /** What is asked for, and the label of the button (spec part 2, section 2). */
  type: 'rsvp' | 'waitlist'
  /** Told of the answer as it was taken down, and of what is said about it. */
  onAnswered: (rsvp: Rsvp, text: TextKey) => void
  /** Told when the service refuses: the event may be another by now. */
  onRefused: () => void
}

const FIELDS = [
  {
    name: 'first_name',
    label: 'rsvpFirstName',
    type: 'text',
    autoComplete: 'given-name',
    error: 'rsvpFirstNameMissing',
  },
  { name: 'last_name', label: 'rsvpLastName', type: 'text', autoComplete: 'family-name', error: 'rsvpLastNameMissing' },
  { name: 'email', label: 'rsvpEmail', type: 'email', autoComplete: 'email', error: 'rsvpEmailMissing' },
] as const

const LABELS: readonly [keyof Values, TextKey][] = [
  ...FIELDS.map(({ name, label }) => [name, label] as [keyof Values, TextKey]),
  ['affiliation', 'rsvpAffiliation'],
]

const idOf = (name: keyof Values) => `rsvp-${name.replace('_', '-')}`

/** A message about an earlier RSVP of this visitor (spec part 2, section 8), unlike "All seats are already taken". */
const ALREADY = /\byou(?: have| are|['’]ve|['’]re)? already\b|\balready rsvp/i

/** The answer to an invitation. What was typed stays when it cannot be sent. */
export function RsvpForm({ event, type, onAnswered, onRefused }: Props) {
  const t = useText()
  const { http } = useRuntime()
  const isRequired = event.affiliation_required === true
  const affiliations = useAffiliations(event)
  const { register, handleSubmit, formState, clearErrors, control, setValue } = useForm<Values>({
    defaultValues: { first_name: '', last_name: '', email: '', affiliation: '', guests: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = wrongFields(values, isRequired)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  useOwnFacts((name, value) => !formState.dirtyFields[name] && setValue(name, value))
  const [timesInVain, setTimesInVain] = useState(0)
  const [refusal, setRefusal] = useState<string[]>()
  const isUnderWay = useRef(false)
  const affiliation = useWatch({ control, name: 'affiliation' })
  const chosen = affiliations.list.find(({ slug }) => slug === affiliation)
  const allowed = chosen?.allowed_guests ?? 0

  const send = async (values: Values) => {
    // A second press may come before the button has noticed the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(undefined)
    const guests = Number(values.guests) || 0
    const form = {
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      email: values.email.trim(),
      ...(values.affiliation && { affiliation: values.affiliation }),
      ...(guests > 0 && { guests }),
    }
    try {
      const { success, message, rsvp } = await sendRsvp(http, event.id ?? '', form)
      const answer: Rsvp = { ...form, affiliation: chosen?.name, guest_count: guests, type, ...rsvp }
      if (success) onAnswered(answer, answer.type === 'waitlist' ? 'rsvpOnWaitlist' : 'rsvpDone')
      else if (message && ALREADY.test(message)) onAnswered(answer, 'rsvpAlready')
      else refuse(message)
    } catch (error) {
      if (error instanceof ServiceError && error.status === 401) toastFailure(error, t)
      else refuse()
    } finally {
      isUnderWay.current = false
    }
  }
  const refuse = (message?: string) => {
    setRefusal([t('contactFailed'), ...(message ? [message] : [])])
    onRefused()
  }
  const onInvalid = (errors: FieldErrors<Values>) => {
    setTimesInVain((count) => count + 1)
    const isWrong = errors.email?.message === 'rsvpEmailWrong'
    if (isWrong) showToast(t('rsvpEmailWrong'), 'alert')
    if (!isWrong || Object.keys(errors).length > 1) showToast(t('rsvpMissing'), 'alert')
  }
  const { errors, isSubmitting } = formState
  const errorOf = (name: keyof Values) => {
    const key = errors[name]?.message as TextKey | undefined
    return key && t(key)
  }
  const wrong = LABELS.filter(([name]) => errors[name])
  const isOnlyEmail = wrong.length === 1 && errors.email?.message === 'rsvpEmailWrong'
  return (
    <form
      className="mq-form mq-rsvp__form"
      noValidate
      onSubmit={(event) => handleSubmit(send, onInvalid)(event)}
      aria-busy={isSubmitting}
    >
      {wrong.length > 0 && (
        <FormSummary
          title={t(isOnlyEmail ? 'rsvpEmailWrong' : 'rsvpMissing')}
          attempts={timesInVain}
          fields={wrong.map(([name, label]) => ({ id: idOf(name), label: t(label) }))}
        />
      )}
      <FormAlert lines={refusal} />
      {FIELDS.map(({ name, label, type: kind, autoComplete }) => (
        <FormField
          key={name}
          id={idOf(name)}
          className={`mq-rsvp__${name}`}
          label={t(label)}
          type={kind}
          autoComplete={autoComplete}
          maxLength={longest(kind)}
          error={errorOf(name)}
          required
          {...register(name, { onChange: () => clearErrors(name) })}
        />
      ))}
      {isRequired && affiliations.failed && (
        <Notice title={t('rsvpAffiliationsFailed')} action={{ label: t('tryAgain'), onPress: affiliations.retry }} />
      )}
      {isRequired && !affiliations.failed && (
        <Controller
          name="affiliation"
          control={control}
          render={({ field }) => (
            <AffiliationField
              id={idOf('affiliation')}
              affiliations={affiliations.list}
              value={field.value}
              error={errorOf('affiliation')}
              onChange={(slug) => {
                field.onChange(slug)
                // Changing the affiliation clears guests (spec part 2, section 2).
                setValue('guests', '')
                clearErrors('affiliation')
              }}
            />
          )}
        />
      )}
      {allowed > 0 && <GuestField id={idOf('guests')} most={allowed} {...register('guests')} />}
      <Button type="submit" kind="first" className="mq-rsvp__send" aria-disabled={isSubmitting}>
        {t(type === 'rsvp' ? 'eventRsvp' : 'eventWaitlist')}
      </Button>
      {isSubmitting && (
        <div className="mq-rsvp__overlay" role="status">
          <i aria-hidden="true" />
          {t('rsvpSending')}
        </div>
      )}
    </form>
  )
}

/** What is wrong, by field (spec part 2, section 5: RSVP). */
function wrongFields(values: Values, isRequired: boolean) {
  const wrong: Partial<Record<keyof Values, TextKey>> = {}
  for (const { name, error } of FIELDS) if (!values[name].trim()) wrong[name] = error
  if (!wrong.email && !passesField('email', values.email.trim())) wrong.email = 'rsvpEmailWrong'
  if (isRequired && !values.affiliation) wrong.affiliation = 'rsvpAffiliationMissing'
  return Object.fromEntries(Object.entries(wrong).map(([name, message]) => [name, { type: 'rule', message }]))
}

/** The choices: the event's own, else those of all events. They are asked for only where one has to be chosen. */
function useAffiliations({ affiliation_required, affiliations = [] }: Event) {
  const isAsked = affiliation_required === true && affiliations.length === 0
  const { data, error, retry } = useQuery(isAsked ? affiliationsQuery : undefined)
  const list: readonly Affiliation[] = isAsked ? (data ?? []) : affiliations
  return { list, failed: error !== undefined, retry }
}

/** Who is signed in need not type their name. What somebody has typed stays. */
function useOwnFacts(fill: (name: 'first_name' | 'last_name' | 'email', value: string) => void): void {
  const { profile } = useSession()
  const onKnown = useEffectEvent(fill)
  useEffect(() => {
    if (!profile) return
    onKnown('first_name', profile.first_name ?? '')
    onKnown('last_name', profile.last_name ?? '')
    onKnown('email', profile.email ?? '')
  }, [profile])
}
