import { isValidField } from '../../../lib/fields/isValidField'
import type { TextKey } from '../../../text/texts'

export interface RsvpValues {
  first_name: string
  last_name: string
  email: string
  /** Slug; empty for none. */
  affiliation: string
  /** Number of guests; empty for none. */
  guests: string
}

export const TEXT_FIELDS = [
  {
    name: 'first_name',
    label: 'rsvpFirstName',
    type: 'text',
    autoComplete: 'given-name',
    error: 'rsvpFirstNameMissing',
  },
  { name: 'last_name', label: 'rsvpLastName', type: 'text', autoComplete: 'family-name', error: 'rsvpLastNameMissing' },
  { name: 'email', label: 'rsvpEmail', type: 'email', autoComplete: 'email', error: 'rsvpEmailMissing' },
] as const

export const FIELD_LABELS: readonly [keyof RsvpValues, TextKey][] = [
  ...TEXT_FIELDS.map(({ name, label }): [keyof RsvpValues, TextKey] => [name, label]),
  ['affiliation', 'rsvpAffiliation'],
]

export const fieldId = (name: keyof RsvpValues) => `rsvp-${name.replace('_', '-')}`

/** Errors by field, as react-hook-form expects them (spec part 2, section 5: RSVP). */
export function validateRsvp(values: RsvpValues, affiliationRequired: boolean) {
  const invalid: Partial<Record<keyof RsvpValues, TextKey>> = {}
  for (const { name, error } of TEXT_FIELDS) if (!values[name].trim()) invalid[name] = error
  if (!invalid.email && !isValidField('email', values.email.trim())) invalid.email = 'rsvpEmailWrong'
  if (affiliationRequired && !values.affiliation) invalid.affiliation = 'rsvpAffiliationMissing'
  return Object.fromEntries(Object.entries(invalid).map(([name, message]) => [name, { type: 'rule', message }]))
}
