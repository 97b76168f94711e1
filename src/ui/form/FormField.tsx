import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classes } from '../../lib/classes'
import './form.scss'

interface FieldProps {
  label: string
  /** What is wrong with it, in words. */
  error?: string | undefined
  /** What would be right, told with the error. */
  example?: string | undefined
  /** Stands below the field, and is read with it. */
  hint?: ReactNode
}

interface Props extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  /** Stands in the field's frame, after the input. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line to fill in, with its name above and its error below (spec, section 5: invalid fields get an error class). */
export function FormField({ label, error, example, after, hint, className, id: given, ...input }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <Field id={id} label={label} error={error} example={example} hint={hint} className={className}>
      <input id={id} type="text" {...toldBy(id, error, hint)} {...input} />
      {after}
    </Field>
  )
}

interface TextProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Stands beside the name, and is read with the field: how much is written. */
  beside?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines to fill in. */
export function TextField({ label, error, example, beside, hint, className, id: given, ...text }: TextProps) {
  const made = useId()
  const id = given ?? made
  return (
    <Field id={id} label={label} error={error} example={example} hint={hint} className={className} beside={beside}>
      <textarea id={id} dir="auto" {...toldBy(id, error, hint, beside)} {...text} />
    </Field>
  )
}

/** What is read with a field. */
function toldBy(id: string, error: unknown, hint: unknown, beside?: unknown) {
  const told = [error && `${id}-error`, hint && `${id}-hint`, beside && `${id}-beside`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': told || undefined } as const
}

interface FrameProps extends FieldProps {
  id: string
  beside?: string | undefined
  className?: string | undefined
  children: ReactNode
}

function Field({ id, label, error, example, hint, beside, className, children }: FrameProps) {
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

/** Why a form was refused. Several lines are one message (spec, section 8: two-line messages joined). */
export function FormAlert({ lines }: { lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null
  return (
    <p className="mq-form__alert" role="alert">
      {lines.join('\n')}
    </p>
  )
}
