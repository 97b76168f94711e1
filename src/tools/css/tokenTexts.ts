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
  'color-scheme': 'light or dark',
}

/** "a colour, for example #ffb648" */
export function expectationOf({ type, properties, defaults: [example = ''] }: BrandToken): string {
  const kinds = type === undefined ? properties : [type]
  const name = TYPE_NAMES[kinds.join(' ')] ?? `a value of ${kinds.join(' and ')}`
  return `${name}, for example ${example}`
}

/** Replaces each `var()` by the value of its token, if known. */
export function replaceVars(value: string, tokenValue: (name: string) => string | undefined, depth = 0): string {
  // Tokens may refer to each other in a cycle.
  if (depth > 9) return value
  return value.replaceAll(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (whole, name: string, fallback?: string) => {
    const other = tokenValue(name) ?? fallback
    return other === undefined ? whole : replaceVars(other, tokenValue, depth + 1)
  })
}
