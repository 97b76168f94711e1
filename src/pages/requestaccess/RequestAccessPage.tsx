import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Acknowledgement } from '../../generated/types'
import validate from '../../generated/validators/service/acknowledgement.quick.js'
import { fieldMaxLength } from '../../lib/fields/isValidField'
import { pickValidProperties } from '../../lib/json/pickValidProperties'
import { FormPage } from '../../page/FormPage'
import { PageFrame } from '../../page/PageFrame'
import { PageWithImage } from '../../page/PageWithImage'
import { toastFailure } from '../../page/toastFailure'
import { type AccessRequest, postAccessRequest } from '../../service/account'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { FormField } from '../../ui/form/FormField'
import { errorKey, type FieldRule, fieldResolver } from '../../ui/form/fieldResolver'
import { showToast } from '../../ui/overlay/toast/showToast'
import { SmartLink } from '../../ui/SmartLink'
import './requestAccess.scss'

const ACCESS_FIELDS = [
  { name: 'first_name', label: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', label: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email' },
  { name: 'company', label: 'company', type: 'text', autoComplete: 'organization' },
] as const

/** Spec, part 2, section 5: names and company need at least three characters. */
const ACCESS_RULES: Readonly<Record<keyof AccessRequest, FieldRule>> = {
  first_name: { test: 'name', error: 'firstNameMissing' },
  last_name: { test: 'name', error: 'lastNameMissing' },
  email: { test: 'email', error: 'emailMissing' },
  company: { test: 'name', error: 'companyMissing' },
}

/**
 * Spec, part 2: Request access. A response, also a refusal, leads to /login with a toast; without a response the form
 * keeps its values.
 */
export default function RequestAccessPage() {
  const { http } = useRuntime()
  const { route } = usePage()
  const t = useText()
  const navigate = useNavigate()
  const { register, handleSubmit, formState, clearErrors } = useForm<AccessRequest>({
    defaultValues: { first_name: '', last_name: '', email: '', company: '' },
    reValidateMode: 'onSubmit',
    resolver: fieldResolver<AccessRequest>(ACCESS_RULES),
  })
  const submit = handleSubmit(async (values) => {
    try {
      const { success, message } = await sendAccessRequest(http, values)
      if (success) showToast(t('accessRequested'))
      else showToast(message?.slice(0, 300) || t('accessRefused'), 'alert')
      navigate('/login')
    } catch (error) {
      toastFailure(error, t)
    }
  })
  const heading = route?.heading ?? t('requestAccess')
  const form = (
    <form className="mq-form mq-request" noValidate onSubmit={submit}>
      {ACCESS_FIELDS.map(({ name, label, type, autoComplete }) => {
        const error = errorKey(formState.errors, name)
        return (
          <FormField
            key={name}
            label={t(label)}
            type={type}
            autoComplete={autoComplete}
            maxLength={fieldMaxLength(type)}
            error={error && t(error)}
            example={type === 'email' ? t('emailExample') : undefined}
            {...register(name, { onChange: () => clearErrors(name) })}
          />
        )
      })}
      <div className="mq-request__acts">
        <Button type="submit" kind="first" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? t('sending') : t('submit')}
        </Button>
        <SmartLink className={buttonClass('line')} href="/login">
          {t('cancel')}
        </SmartLink>
      </div>
    </form>
  )
  if (!route?.image) {
    return (
      <FormPage heading={heading} text={t('requestAccessHint')}>
        {form}
      </FormPage>
    )
  }
  return (
    <PageFrame title={heading}>
      <PageWithImage src={route.image} side="end">
        <div className="mq-request-words">
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{t('requestAccessHint')}</p>
          {form}
        </div>
      </PageWithImage>
    </PageFrame>
  )
}

/**
 * Sends an access request with trimmed values.
 * @returns success and message of the service, also for an error status
 * @throws ServiceError without a response
 */
async function sendAccessRequest(http: Http, request: AccessRequest): Promise<Partial<Acknowledgement>> {
  const trimmed = { ...request }
  for (const { name } of ACCESS_FIELDS) trimmed[name] = trimmed[name].trim()
  try {
    return pickValidProperties((await postAccessRequest(http, trimmed)).data, validate)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'status') throw error
    return { ...pickValidProperties<Acknowledgement>(error.data, validate), success: false }
  }
}
