import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classes } from '../../lib/browser/classes'
import './form.scss'

interface FieldProps {
  label: string
  /** Error message. */
  error?: string | undefined
  /** A valid example, shown after the error message. */
  example?: string | undefined
  /** Shown below the field; part of its accessible description. */
  hint?: ReactNode
}

interface Props extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  /** Shown in the frame of the field, after the input. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled input with its error message (spec, section 5: invalid fields get an error class). */
export function FormField({ label, error, example, after, hint, className, id: givenId, ...input }: Props) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  return (
    <FieldFrame id={id} label={label} error={error} example={example} hint={hint} className={className}>
      <input id={id} type="text" {...ariaAttributesOf(id, error, hint)} {...input} />
      {after}
    </FieldFrame>
  )
}

interface TextProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shown beside the label and part of the accessible description, such as the number of characters. */
  beside?: string
  ref?: Ref<HTMLTextAreaElement>
}

export function TextAreaField({ label, error, example, beside, hint, className, id: givenId, ...text }: TextProps) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  return (
    <FieldFrame id={id} label={label} error={error} example={example} hint={hint} className={className} beside={beside}>
      <textarea id={id} dir="auto" {...ariaAttributesOf(id, error, hint, beside)} {...text} />
    </FieldFrame>
  )
}

function ariaAttributesOf(id: string, error: unknown, hint: unknown, beside?: unknown) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, beside && `${id}-beside`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined } as const
}

interface FrameProps extends FieldProps {
  id: string
  beside?: string | undefined
  className?: string | undefined
  children: ReactNode
}

function FieldFrame({ id, label, error, example, hint, beside, className, children }: FrameProps) {
  return (
    <div className={classes('mq-field', error && 'mq-field--invalid', className)}>
      <label htmlFor={id}>{label}</label>
      {beside && (
        <span id={`${id}-beside`} className="mq-field__beside">
          {beside}
        </span>
      )}
      <span className="mq-field__frame">{children}</span>
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

/** Error message of a form. Several lines are one message (spec, section 8: two-line messages joined). */
export function FormAlert({ lines }: { lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null
  return (
    <p className="mq-form__alert" role="alert">
      {lines.join('\n')}
    </p>
  )
}
