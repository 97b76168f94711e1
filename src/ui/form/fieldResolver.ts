import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { passesField } from '../../lib/fields/passesField'
import type { TextKey } from '../../text/texts'

/** What a field must pass, and the sentence for when it does not. */
export interface FieldRule {
  test: string
  error: TextKey
}

/** Checks a form by the named field tests (spec, section 5). The message of an error is the key of its sentence. */
export function fieldResolver<Values extends FieldValues>(
  rules: Readonly<Record<keyof Values & string, FieldRule>>,
): Resolver<Values> {
  return (values) => {
    const errors = Object.entries<FieldRule>(rules).flatMap(([name, { test, error }]) =>
      passesField(test, String(values[name] ?? ''), values) ? [] : [[name, { type: test, message: error }]],
    )
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
      : { values, errors: {} }
  }
}
