import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { isValidField } from '../../lib/fields/isValidField'
import type { TextKey } from '../../text/texts'

/** The test that a field must pass, and the text key of its error message. */
export interface FieldRule {
  test: string
  error: TextKey
}

/** The text key of a field's error from `fieldResolver`, the only source of messages. */
export const errorKey = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: keyof Values,
): TextKey | undefined => errors[name]?.message as TextKey | undefined

/** Validates a form by the named field tests (spec, section 5). The message of an error is a text key. */
export function fieldResolver<Values extends FieldValues>(
  rules: Readonly<Record<keyof Values & string, FieldRule>>,
): Resolver<Values> {
  return (values) => {
    const errors = Object.entries<FieldRule>(rules).flatMap(([name, { test, error }]) =>
      isValidField(test, String(values[name] ?? ''), values) ? [] : [[name, { type: test, message: error }]],
    )
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
      : { values, errors: {} }
  }
}
