/** The names themselves, and escaped letters, which may spell them: nobody else escapes plain letters. */
const DANGEROUS = /"(?:__proto__|constructor|prototype)"|\\u00[5-7]/

/**
 * Parses JSON from outside. The names `__proto__`, `constructor` and `prototype` never become keys (threats D1).
 * @param onDangerous is told of each such key that was left out
 * @throws SyntaxError when the text is no JSON
 */
export function parseJson(text: string, onDangerous?: (key: string) => void): unknown {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (!DANGEROUS.test(plain)) return JSON.parse(plain)
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

/** A text and what it says. */
export interface Parsed {
  text: string
  data: unknown
  /** true: it had names that never become keys, which were left out. */
  hadForbidden?: boolean
}

/** @throws SyntaxError when the text is no JSON */
export function parsed(text: string): Parsed {
  let hadForbidden = false
  const data = parseJson(text, () => {
    hadForbidden = true
  })
  return { text, data, hadForbidden }
}
