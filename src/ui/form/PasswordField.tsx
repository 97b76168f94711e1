import { type ComponentProps, type FocusEvent, useState } from 'react'
import { checkPasswordRules, type PasswordRule } from '../../lib/fields/passwordRules'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Icon } from '../Icon'
import { FormField } from './FormField'

interface Props extends ComponentProps<typeof FormField> {
  /** The current value of a new password. If set, the password rules are shown while the field has the focus. */
  typed?: string
}

export function PasswordField({ typed, onFocus, onBlur, ...rest }: Props) {
  const t = useText()
  const [shown, setShown] = useState(false)
  const [focused, setFocused] = useState(false)
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    setFocused(true)
    onFocus?.(event)
  }
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    setFocused(false)
    onBlur?.(event)
  }
  return (
    <FormField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onFocus={handleFocus}
      onBlur={handleBlur}
      hint={typed !== undefined && focused ? <PasswordTips value={typed} /> : undefined}
      after={
        <button type="button" className="mq-field__show" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? t('hide') : t('show')}
          <span className="mq-vh"> {rest.label}</span>
        </button>
      }
    />
  )
}

const TIP_TEXT_KEYS: Record<PasswordRule, TextKey> = {
  length: 'tipLength',
  lowercase: 'tipLowercase',
  uppercase: 'tipUppercase',
  special: 'tipSpecial',
  noSpaces: 'tipNoSpaces',
}

/** The rules for a new password, each with a check mark once it is met (spec, section 5: live tips). */
function PasswordTips({ value }: { value: string }) {
  const t = useText()
  return (
    <ul className="mq-tips">
      {checkPasswordRules(value).map(({ rule, met }) => (
        <li key={rule} className={met ? 'mq-tips__met' : undefined}>
          <Icon name={met ? 'check' : 'info'} />
          {t(TIP_TEXT_KEYS[rule])}
          {met && <span className="mq-vh"> {t('done')}</span>}
        </li>
      ))}
    </ul>
  )
}
