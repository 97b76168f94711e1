import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { longest } from '../../lib/fields/passesField'
import { FormPage } from '../../page/FormPage'
import { toastFailure } from '../../page/toastFailure'
import type { AccessRequest } from '../../service/requestAccess'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button, buttonClass } from '../../ui/Button'
import { FormField } from '../../ui/form/FormField'
import { fieldResolver } from '../../ui/form/fieldResolver'
import { showToast } from '../../ui/overlay/toast/showToast'
import { SmartLink } from '../../ui/SmartLink'
import { ACCESS_FIELDS, ACCESS_RULES } from './accessFields'
import './requestAccess.scss'
import { sendAccessRequest } from './sendAccessRequest'

/** Spec, part 2: Request access. It ends at /login with a toast; without any answer what was typed stays. */
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
      else showToast(message || t('accessRefused'), 'alert')
      navigate('/login')
    } catch (error) {
      toastFailure(error, t)
    }
  })
  return (
    <FormPage heading={route?.heading ?? t('requestAccess')} text={t('requestAccessHint')}>
      <form className="mq-form mq-request" noValidate onSubmit={submit}>
        {ACCESS_FIELDS.map(({ name, label, type, autoComplete }) => {
          const wrong = formState.errors[name]?.message as TextKey | undefined
          return (
            <FormField
              key={name}
              label={t(label)}
              type={type}
              autoComplete={autoComplete}
              maxLength={longest(type)}
              error={wrong && t(wrong)}
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
    </FormPage>
  )
}
