/** The keys, or escaped letters that may spell them */
const DANGEROUS_KEY_PATTERN = /"(?:__proto__|constructor|prototype)"|\\u00[5-7]/

/**
 * Parses untrusted JSON without the keys `__proto__`, `constructor` and `prototype` (threats D1).
 * @param onDangerous called for each key that was removed
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string, onDangerous?: (key: string) => void): unknown {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (!DANGEROUS_KEY_PATTERN.test(plain)) return JSON.parse(plain)
  return JSON.parse(plain, (_key, value) => {
    if (typeof value !== 'object' || value === null) return value
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      if (!Object.hasOwn(value, key)) continue
      delete value[key]
      onDangerous?.(key)
    }
    return value
  })
}

export interface ParsedText {
  text: string
  data: unknown
  /** true: keys were removed because they could pollute prototypes */
  hadForbidden?: boolean
}

/** @throws SyntaxError if the text is not JSON */
export function parseJsonText(text: string): ParsedText {
  let hadForbidden = false
  const data = parseJson(text, () => {
    hadForbidden = true
  })
  return { text, data, hadForbidden }
}
