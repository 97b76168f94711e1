import { findNearestWord } from '../../../../lib/text/findNearestWord'
import { expectationIfInvalid } from '../../../../tools/css/tokenValues'
import { editToken } from '../../../../tools/edit/editTokens'
import { type Brand, resolveVars } from './brand'
import { isColour, TOKENS, tokenDescription } from './brandTokens'

/** The typed text as the value of a token: a colour may lack its `#`. */
export function toTokenValue(name: string, text: string): string {
  const value = text.trim()
  return isColour(name) && /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? `#${value}` : value
}

/**
 * Checks a value as `npm run validate` does.
 * @returns why it is invalid
 */
export function checkToken(brand: Brand, name: string, value: string): string | undefined {
  const token = TOKENS.get(name)
  if (!token) return undefined
  const written = editToken('', name, value)
  if ('refused' in written) return written.refused
  const unknown = [...value.matchAll(/var\(\s*(--mq-[\w-]+)\s*\)/g)]
    .map(([, other = '']) => other)
    .find((other) => !TOKENS.has(other) && !brand.tokens.has(other))
  if (unknown !== undefined) {
    const similar = findNearestWord(unknown, TOKENS.keys())
    return `There is no token ${unknown}.${similar ? ` Did you mean ${similar}?` : ''}`
  }
  const expected = expectationIfInvalid(token, resolveVars(brand, value))
  return expected && `${tokenDescription(name)} is “${value}”: expected ${expected}.`
}
