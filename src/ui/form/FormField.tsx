import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classes } from '../../lib/classes'
import './form.scss'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** What is wrong with it, in words. */
  error?: string | undefined
  /** What would be right, told with the error. */
  example?: string
  /** Stands in the field's frame, after the input. */
  after?: ReactNode
  /** Stands below the field, and is read with it. */
  hint?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line to fill in, with its name above and its error below (spec, section 5: invalid fields get an error class). */
export function FormField({ label, error, example, after, hint, className, ...input }: Props) {
  const id = useId()
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classes('mq-field', error && 'mq-field--invalid', className)}>
      <label htmlFor={id}>{label}</label>
      <span className="mq-field__frame">
        <input
          id={id}
          type="text"
          aria-invalid={error ? true : undefined}
          aria-describedby={told || undefined}
          {...input}
        />
        {after}
      </span>
      {error && (
        <p id={`${id}-error`} className="mq-field__error">
          {error}
          {example && <span> {example}</span>}
        </p>
      )}
      {hint && <div id={`${id}-hint`}>{hint}</div>}
    </div>
  )
}

/** Why a form was refused. Several lines are one message (spec, section 8: two-line messages joined). */
export function FormAlert({ lines }: { lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null
  return (
    <p className="mq-form__alert" role="alert">
      {lines.join('\n')}
    </p>
  )
}
