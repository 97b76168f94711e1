import './form.scss'

/** Why a form was refused. Several lines are one message (spec, section 8: two-line messages joined). */
export function FormAlert({ lines }: { lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null
  return (
    <p className="mq-form__alert" role="alert">
      {lines.join('\n')}
    </p>
  )
}
