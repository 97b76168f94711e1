import { type ComponentProps, type FocusEvent, useState } from 'react'
import { passwordTips } from '../../lib/fields/passesField'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Icon } from '../Icon'
import { FormField } from './FormField'

interface Props extends ComponentProps<typeof FormField> {
  /** What is typed, for a new password: then it says what is still missing while it has the focus. */
  typed?: string
}

/** A password, hidden until its button shows it. */
export function PasswordField({ typed, onFocus, onBlur, ...rest }: Props) {
  const t = useText()
  const [shown, setShown] = useState(false)
  const [focused, setFocused] = useState(false)
  const entered = (event: FocusEvent<HTMLInputElement>) => {
    setFocused(true)
    onFocus?.(event)
  }
  const left = (event: FocusEvent<HTMLInputElement>) => {
    setFocused(false)
    onBlur?.(event)
  }
  return (
    <FormField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onFocus={entered}
      onBlur={left}
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

const WORDS = {
  length: 'tipLength',
  uppercase: 'tipUppercase',
  number: 'tipNumber',
  special: 'tipSpecial',
} as const satisfies Record<string, TextKey>

/** What a new password needs, ticked off while it is typed (spec, section 5: live tips). */
function PasswordTips({ value }: { value: string }) {
  const t = useText()
  return (
    <ul className="mq-tips">
      {passwordTips(value).map(({ tip, met }) => (
        <li key={tip} className={met ? 'mq-tips__met' : undefined}>
          <Icon name={met ? 'check' : 'info'} />
          {t(WORDS[tip])}
          {met && <span className="mq-vh"> {t('done')}</span>}
        </li>
      ))}
    </ul>
  )
}
