import { type CssNode, lexer, parse } from 'css-tree'
import type { BrandToken } from './brandToken'
import { expectationOf } from './tokenTexts'

/** Only the browser can compute these values. Relative colours (`from`) are not supported by the lexer yet. */
const BROWSER_COMPUTED_PATTERN = /\b(?:var|env|attr|if|random|inherit)\(|\bfrom\b/i

const CSS_WIDE_KEYWORD = /^(?:initial|inherit|unset|revert|revert-layer)$/i

/**
 * @param resolved the value without `var()`; a remaining `var()` cannot be checked
 * @returns the expected kind of value, or undefined if the value may be valid
 */
export function expectationIfInvalid(token: BrandToken, resolved: string): string | undefined {
  const { type, properties } = token
  if (
    BROWSER_COMPUTED_PATTERN.test(resolved) ||
    CSS_WIDE_KEYWORD.test(resolved) ||
    (type === undefined && properties.length === 0)
  )
    return undefined
  const value = parseValue(resolved)
  const types = properties.length > 0 ? properties : [type ?? '']
  return value && types.every((each) => matchesType(each, value)) ? undefined : expectationOf(token)
}

/** @param type a CSS type in angle brackets, or a property name */
const matchesType = (type: string, value: CssNode): boolean =>
  !(type.startsWith('<') ? lexer.match(type, value) : lexer.matchProperty(type, value)).error

/**
 * @param offset of the value in its style sheet, for the positions of the nodes
 * @returns undefined if the text cannot be parsed as a value
 */
export function parseValue(text: string, offset = 0): CssNode | undefined {
  try {
    return parse(text, { context: 'value', positions: true, offset })
  } catch {
    return undefined
  }
}
