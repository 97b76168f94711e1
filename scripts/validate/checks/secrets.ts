import { pointerToken } from '../../../src/lib/json/pointer'
import type { Problem } from '../../../src/site/validate/problem'

/** Names of fields whose value must stay private. */
const SECRET_NAME =
  /(?:^|_)(?:secret|private_?key|password|passwd|token|api_?secret|client_?secret|access_?key|credentials?)$/i
/** Recognisable secrets: keys in PEM form, JSON web tokens, keys of large providers (AWS, Stripe, GitHub, Slack). */
const SECRET_VALUES = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\b(?:sk|rk)_live_[0-9A-Za-z]{16,}/,
  /\bgh[pousr]_[0-9A-Za-z]{30,}/,
  /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
]

/**
 * Reports secrets in a public document. The message never contains the value.
 * @param data the original document
 */
export function checkSecrets(file: string, data: unknown): Problem[] {
  const found: Problem[] = []
  const rest: [unknown, string, string][] = [[data, '', '']]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [value, pointer, name] = next
    if (
      typeof value === 'string' &&
      value !== '' &&
      (SECRET_NAME.test(name) || SECRET_VALUES.some((pattern) => pattern.test(value)))
    )
      found.push({
        severity: 'error',
        rule: 'value/secret',
        file,
        pointer,
        message: `"${name}" looks like a secret: this file is public, so remove it`,
      })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value))
      rest.push([child, pointer + pointerToken(key), Array.isArray(value) ? name : key])
  }
  return found
}

/** True if the source line of the problem must not be shown. */
export const isSecret = ({ rule }: Problem): boolean => rule === 'value/secret'
