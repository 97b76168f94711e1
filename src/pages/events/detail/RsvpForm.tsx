import { useEffect, useEffectEvent, useState } from 'react'
import { type Control, Controller, type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { fieldMaxLength } from '../../../lib/fields/isValidField'
import { useSession } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { FormAlert, FormField } from '../../../ui/form/FormField'
import { FormSummary } from '../../../ui/form/FormSummary'
import { errorKey } from '../../../ui/form/fieldResolver'
import { Notice } from '../../../ui/Notice'
import { showToast } from '../../../ui/overlay/toast/showToast'
import { AffiliationField } from './AffiliationField'
import { GuestField } from './GuestField'
import { FIELD_LABELS, fieldId, type RsvpValues, TEXT_FIELDS, validateRsvp } from './rsvpFields'
import { useAffiliations } from './useAffiliations'
import { type RsvpFormProps, useRsvpSubmit } from './useRsvpSubmit'

/** The RSVP form. Its values are kept if they cannot be sent. */
export function RsvpForm(props: RsvpFormProps) {
  const { event, type } = props
  const t = useText()
  const affiliationRequired = event.affiliation_required === true
  const affiliations = useAffiliations(event)
  const { register, handleSubmit, formState, clearErrors, control, setValue } = useForm<RsvpValues>({
    defaultValues: { first_name: '', last_name: '', email: '', affiliation: '', guests: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = validateRsvp(values, affiliationRequired)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  useProfileFields((name, value) => !formState.dirtyFields[name] && setValue(name, value))
  const [failedAttempts, setFailedAttempts] = useState(0)
  const slug = useWatch({ control, name: 'affiliation' })
  const affiliation = affiliations.list.find((each) => each.slug === slug)
  const maxGuests = affiliation?.allowed_guests ?? 0
  const { send, errorLines } = useRsvpSubmit(props, affiliation)
  const onInvalid = (errors: FieldErrors<RsvpValues>) => {
    setFailedAttempts((count) => count + 1)
    const isEmailMalformed = errors.email?.message === 'rsvpEmailWrong'
    if (isEmailMalformed) showToast(t('rsvpEmailWrong'), 'alert')
    if (!isEmailMalformed || Object.keys(errors).length > 1) showToast(t('rsvpMissing'), 'alert')
  }
  const { errors, isSubmitting } = formState
  const errorOf = (name: keyof RsvpValues) => {
    const key = errorKey(errors, name)
    return key && t(key)
  }
  return (
    <form
      className="mq-form mq-rsvp__form"
      noValidate
      onSubmit={(event) => handleSubmit(send, onInvalid)(event)}
      aria-busy={isSubmitting}
    >
      <InvalidFields errors={errors} failedAttempts={failedAttempts} />
      <FormAlert lines={errorLines} />
      {TEXT_FIELDS.map(({ name, label, type, autoComplete }) => (
        <FormField
          key={name}
          id={fieldId(name)}
          className={`mq-rsvp__${name}`}
          label={t(label)}
          type={type}
          autoComplete={autoComplete}
          maxLength={fieldMaxLength(type)}
          error={errorOf(name)}
          required
          {...register(name, { onChange: () => clearErrors(name) })}
        />
      ))}
      {affiliationRequired && (
        <AffiliationChoice
          affiliations={affiliations}
          control={control}
          error={errorOf('affiliation')}
          onChoose={() => {
            // Changing the affiliation clears guests (spec part 2, section 2).
            setValue('guests', '')
            clearErrors('affiliation')
          }}
        />
      )}
      {maxGuests > 0 && <GuestField id={fieldId('guests')} maxGuests={maxGuests} {...register('guests')} />}
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

function InvalidFields({ errors, failedAttempts }: { errors: FieldErrors<RsvpValues>; failedAttempts: number }) {
  const t = useText()
  const invalid = FIELD_LABELS.filter(([name]) => errors[name])
  if (invalid.length === 0) return null
  const isOnlyEmail = invalid.length === 1 && errors.email?.message === 'rsvpEmailWrong'
  return (
    <FormSummary
      title={t(isOnlyEmail ? 'rsvpEmailWrong' : 'rsvpMissing')}
      attempts={failedAttempts}
      fields={invalid.map(([name, label]) => ({ id: fieldId(name), label: t(label) }))}
    />
  )
}

interface AffiliationChoiceProps {
  affiliations: ReturnType<typeof useAffiliations>
  control: Control<RsvpValues>
  error: string | undefined
  onChoose: () => void
}

function AffiliationChoice({ affiliations, control, error, onChoose }: AffiliationChoiceProps) {
  const t = useText()
  if (affiliations.failed) {
    return <Notice title={t('rsvpAffiliationsFailed')} action={{ label: t('tryAgain'), onPress: affiliations.retry }} />
  }
  return (
    <Controller
      name="affiliation"
      control={control}
      render={({ field }) => (
        <AffiliationField
          id={fieldId('affiliation')}
          affiliations={affiliations.list}
          value={field.value}
          error={error}
          onChange={(slug) => {
            field.onChange(slug)
            onChoose()
          }}
        />
      )}
    />
  )
}

/** Fills in the signed-in user's name and email. `fill` must keep what the visitor has typed. */
function useProfileFields(fill: (name: 'first_name' | 'last_name' | 'email', value: string) => void): void {
  const { profile } = useSession()
  const fillField = useEffectEvent(fill)
  useEffect(() => {
    if (!profile) return
    fillField('first_name', profile.first_name ?? '')
    fillField('last_name', profile.last_name ?? '')
    fillField('email', profile.email ?? '')
  }, [profile])
}
