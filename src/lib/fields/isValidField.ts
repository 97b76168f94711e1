import { passesPasswordRules } from './passwordRules'

/** Maximum length by test; longer values fail before any pattern runs (threats D4) */
const MAX_LENGTHS = new Map<string, number>([
  ['email', 254],
  ['username', 64],
  ['phone', 64],
  ['url', 2048],
  ['code', 200],
  ['message', 20_000],
])
const MAX_TEXT_LENGTH = 200
const MIN_TEXT_LENGTH = 4

/** For an input's `maxLength`, in characters */
export const fieldMaxLength = (test: string): number => MAX_LENGTHS.get(test) ?? MAX_TEXT_LENGTH

const EMAIL_PATTERN = /^[A-Za-z0-9]+(?:[._%+-][A-Za-z0-9]+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,63}$/

/**
 * Field tests of the specification, section 5, by name; any other name means `text`. Patterns run in linear time
 * (threats D4).
 */
const FIELD_TESTS = new Map<string, (value: string) => boolean>([
  ['email', (value) => EMAIL_PATTERN.test(value)],
  ['username', (value) => /^[^\s!@#$%^&*]{5,}$/.test(value) && /[A-Za-z0-9]/.test(value)],
  ['password', passesPasswordRules],
  ['url', isWebAddress],
  ['phone', (value) => value.replace(/\D/g, '').length === 10],
  ['checkbox', (value) => value === '1'],
  // Spec: an access code needs at least one character.
  ['code', (value) => value.trim() !== ''],
  ['given', (value) => value !== ''],
  ['written', (value) => value.trim() !== ''],
  ['message', (value) => value.trim() !== ''],
  // Spec, part 2: names and companies need three characters.
  ['name', (value) => value.trim().length >= 3],
])

/**
 * Validates a field (spec, section 5).
 * @param values all fields of the form by name, for `match:{field}`
 */
export function isValidField(test: string, value: string, values: Readonly<Record<string, unknown>> = {}): boolean {
  if (value.length > fieldMaxLength(test)) return false
  if (test.startsWith('match:')) {
    const other = test.slice('match:'.length)
    return Object.hasOwn(values, other) && values[other] === value
  }
  return FIELD_TESTS.get(test)?.(value) ?? value.trim().length >= MIN_TEXT_LENGTH
}

/** Field value of a checkbox: "1" when checked, else empty (spec, section 5) */
export const checkboxValue = (checked: boolean) => (checked ? '1' : '')

function isWebAddress(value: string): boolean {
  try {
    const { protocol } = new URL(value)
    return /^https?:\/\//i.test(value) && (protocol === 'https:' || protocol === 'http:')
  } catch {
    return false
  }
}
