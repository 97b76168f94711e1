import type { ComponentProps } from 'react'
import { maxLengthOf } from '../../lib/fields/isValidField'
import { useText } from '../../text/TextContext'
import { FormField } from '../../ui/form/FormField'

/** The e-mail address that is the name of an account: browsers fill it in as such, and leave its letters alone. */
export function EmailField(input: Omit<ComponentProps<typeof FormField>, 'label'>) {
  const t = useText()
  return (
    <FormField
      label={t('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLengthOf('email')}
      example={t('emailExample')}
      {...input}
    />
  )
}
