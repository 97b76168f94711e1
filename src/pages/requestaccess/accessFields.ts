import type { AccessRequest } from '../../service/requestAccess'
import type { FieldRule } from '../../ui/form/fieldResolver'

/** The fields of an access request, in their order. */
export const ACCESS_FIELDS = [
  { name: 'first_name', label: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', label: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email' },
  { name: 'company', label: 'company', type: 'text', autoComplete: 'organization' },
] as const

/** Spec, part 2, section 5: names and company need at least three characters. */
export const ACCESS_RULES: Readonly<Record<keyof AccessRequest, FieldRule>> = {
  first_name: { test: 'name', error: 'firstNameMissing' },
  last_name: { test: 'name', error: 'lastNameMissing' },
  email: { test: 'email', error: 'emailMissing' },
  company: { test: 'name', error: 'companyMissing' },
}
