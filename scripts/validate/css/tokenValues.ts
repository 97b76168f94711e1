import { type CssNode, lexer, parse } from 'css-tree'
import type { BrandToken } from '../../generate/brandTokens'

const NAMES: Readonly<Record<string, string>> = {
  '<color>': 'a color',
  '<length-percentage>': 'a length or a percentage',
  '<time>': 'a time',
  '<easing-function>': 'an easing function',
  '<number>': 'a number',
  '<number>{3}': 'three numbers',
}

/** What only the browser can compute, or the lexer does not know yet: relative colors. */
const UNKNOWABLE = /\b(?:var|env|attr|if|random|inherit)\(|\bfrom\b/i

/** Keywords that every property takes. */
const WIDE = /^(?:initial|inherit|unset|revert|revert-layer)$/i

/**
 * @param resolved the value without `var()`; one that is left makes it unknowable
 * @returns what the token takes instead; undefined: the value may be right
 */
export function expectedOf(token: BrandToken, resolved: string): string | undefined {
  const { type, properties, defaults } = token
  if (UNKNOWABLE.test(resolved) || WIDE.test(resolved) || (type === undefined && properties.length === 0))
    return undefined
  const value = parseValue(resolved)
  const wanted = properties.length > 0 ? properties : [type ?? '']
  if (value && wanted.every((each) => fits(each, value))) return undefined
  const [example = ''] = defaults
  return `${NAMES[type ?? ''] ?? `a value of ${[type ?? properties].flat().join(' and ')}`}, for example ${example}`
}

/**
 * A value in which each `var()` is replaced by the value of its token, where that is known.
 * @param tokenValue returns the value of a token by its name
 */
export function withoutVars(value: string, tokenValue: (name: string) => string | undefined, depth = 0): string {
  // Tokens may read each other in a circle.
  if (depth > 9) return value
  return value.replaceAll(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (whole, name: string, fallback?: string) => {
    const other = tokenValue(name) ?? fallback
    return other === undefined ? whole : withoutVars(other, tokenValue, depth + 1)
  })
}

/** @param type of CSS, in angle brackets, or a property */
const fits = (type: string, value: CssNode): boolean =>
  !(type.startsWith('<') ? lexer.match(type, value) : lexer.matchProperty(type, value)).error

/**
 * @param offset of the value in its style sheet, for the places of the nodes
 * @returns undefined where it is no value at all
 */
export function parseValue(text: string, offset = 0): CssNode | undefined {
  try {
    return parse(text, { context: 'value', positions: true, offset })
  } catch {
    return undefined
  }
}
