import { type CssNode, lexer, parse } from 'css-tree'
import type { BrandToken } from './brandToken'

const TYPE_NAMES: Readonly<Record<string, string>> = {
  '<color>': 'a colour',
  '<length-percentage>': 'a length or a percentage',
  '<time>': 'a time',
  '<easing-function>': 'an easing function',
  '<number>': 'a number',
  '<number>{3}': 'three numbers',
  'font-family': 'font names, separated by commas',
  'box-shadow': 'a shadow',
}

/** Only the browser can compute these values. Relative colours (`from`) are not supported by the lexer yet. */
const COMPUTED = /\b(?:var|env|attr|if|random|inherit)\(|\bfrom\b/i

const CSS_WIDE_KEYWORD = /^(?:initial|inherit|unset|revert|revert-layer)$/i

/**
 * @param resolved the value without `var()`; a remaining `var()` cannot be checked
 * @returns the expected kind of value, or undefined if the value may be valid
 */
export function expectedOf(token: BrandToken, resolved: string): string | undefined {
  const { type, properties } = token
  if (COMPUTED.test(resolved) || CSS_WIDE_KEYWORD.test(resolved) || (type === undefined && properties.length === 0))
    return undefined
  const value = parseValue(resolved)
  const types = properties.length > 0 ? properties : [type ?? '']
  return value && types.every((each) => fits(each, value)) ? undefined : expectationOf(token)
}

/** "a colour, for example #ffb648" */
export function expectationOf({ type, properties, defaults: [example = ''] }: BrandToken): string {
  return `${TYPE_NAMES[type ?? ''] ?? `a value of ${[type ?? properties].flat().join(' and ')}`}, for example ${example}`
}

/** Replaces each `var()` by the value of its token, if known. */
export function withoutVars(value: string, tokenValue: (name: string) => string | undefined, depth = 0): string {
  // Tokens may refer to each other in a cycle.
  if (depth > 9) return value
  return value.replaceAll(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (whole, name: string, fallback?: string) => {
    const other = tokenValue(name) ?? fallback
    return other === undefined ? whole : withoutVars(other, tokenValue, depth + 1)
  })
}

/** @param type a CSS type in angle brackets, or a property name */
const fits = (type: string, value: CssNode): boolean =>
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
