/**
 * Rules for a new password (spec, part 2, section 5), in the order of the tips. Used by the field test `password` and the
 * live tips.
 */
const PASSWORD_RULES = [
  ['length', /^.{8,}$/su],
  ['lowercase', /[a-z]/],
  ['uppercase', /[A-Z]/],
  ['special', /[!@#$%^&*]/],
  // An empty field does not meet this rule.
  ['noSpaces', /^\S+$/],
] as const

export type PasswordRule = (typeof PASSWORD_RULES)[number][0]

export const checkPasswordRules = (value: string) =>
  PASSWORD_RULES.map(([rule, pattern]) => ({ rule, met: pattern.test(value) }))

export const passesPasswordRules = (value: string) => PASSWORD_RULES.every(([, pattern]) => pattern.test(value))
