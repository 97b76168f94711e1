import type { ComponentProps } from 'react'
import { fieldMaxLength } from '../../lib/fields/isValidField'
import { useText } from '../../text/TextContext'
import { FormField } from '../../ui/form/FormField'

/** Email field of an account, with autofill as user name and without autocorrection */
export function EmailField(input: Omit<ComponentProps<typeof FormField>, 'label'>) {
  const t = useText()
  return (
    <FormField
      label={t('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={fieldMaxLength('email')}
      example={t('emailExample')}
      {...input}
    />
  )
}
