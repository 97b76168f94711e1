import { type ComponentProps, type FocusEvent, useState } from 'react'
import { useText } from '../../text/TextContext'
import { FormField } from './FormField'
import { PasswordTips } from './PasswordTips'

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
