/**
 * What a new password needs (spec, part 2, section 5), in the order of the tips. The field test `password` and the
 * live tips both read this table.
 */
const PASSWORD_RULES = {
  length: /^.{8,}$/su,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  special: /[!@#$%^&*]/,
  // An empty field does not tick this tip.
  noSpaces: /^\S+$/,
} as const

export type PasswordRule = keyof typeof PASSWORD_RULES

const RULES = Object.entries(PASSWORD_RULES) as [PasswordRule, RegExp][]

/** Each rule, and whether a password meets it. */
export const passwordTips = (value: string) => RULES.map(([rule, pattern]) => ({ rule, met: pattern.test(value) }))

/** True when a password meets every rule. */
export const passesPasswordRules = (value: string) => RULES.every(([, pattern]) => pattern.test(value))
