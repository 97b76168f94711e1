const ALLOWED = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** What no address may hold: two slashes at the start, or a space, a backslash or a control character anywhere. */
export const FORBIDDEN = /^\/\/|[^!-[\]-~\u0080-\uffff]/

/**
 * The one check of every address that comes from data and becomes a link (threats R6).
 * @returns the address, or undefined when it is no https, http, mailto, tel address nor a path of this site, or when it
 *   holds a user name or password: `https://bank.example@evil.example/` leads to evil.example
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length === 0 || value.length > 2048 || FORBIDDEN.test(value)) return undefined
  if (/^[/#?]/.test(value)) return value
  try {
    const { protocol, username, password } = new URL(value)
    return ALLOWED.has(protocol) && !username && !password ? value : undefined
  } catch {
    return undefined
  }
}

/** The same for what the page itself loads (styles, scripts, pictures, clips): https, http, or a path of this site (threats X4). */
export function safeResource(value: unknown): string | undefined {
  const href = safeHref(value)
  return href && /^(?:https?:|\/)/i.test(href) ? href : undefined
}

/** True for an address outside this site. */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href)
}

/** True when a text holds a control character: below space, or DEL. */
export function hasControls(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 32 || code === 127) return true
  }
  return false
}
