import { parseUrl } from './parseUrl'

/** Never valid in a URL: two slashes at the start; a space, backslash or control character anywhere */
export const FORBIDDEN_URL_PATTERN = /^\/\/|[^!-[\]-~\u0080-\uffff]/

/** A host follows the slashes, without a user name. */
const HTTP_URL_PATTERN = /^https?:\/\/[^/?#@]+(?![^/?#])/i

/** mailto, sms, or tel with at least one digit */
const CONTACT_URL_PATTERN = /^(?:mailto|sms|tel(?=:[^?]*\d)):(?!\s*$)/i

/**
 * The only check of URLs from data that become links (threats R6). The pattern of `Url` in schemas/types.json accepts the
 * same. Spaces in phone numbers and around email addresses are removed; in a subject or message they become %20.
 * @returns undefined unless it is an https, http, mailto, sms or tel URL or a path of this site. URLs with a user name are
 *   rejected: `https://bank.example@evil.example/` leads to evil.example
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2048) return undefined
  const isContact = CONTACT_URL_PATTERN.test(value)
  const href = isContact ? value.replace(/\?.*|\p{Zs}/gu, (part) => part.trim().replaceAll(' ', '%20')) : value
  if (FORBIDDEN_URL_PATTERN.test(href)) return undefined
  if (isContact || /^[/#?]/.test(href)) return href
  return HTTP_URL_PATTERN.test(href) && parseUrl(href) ? href : undefined
}

/** The same for resources of the page (styles, scripts, images, videos): https, http, or a path of this site (threats X4) */
export function safeResourceUrl(value: unknown): string | undefined {
  const href = safeHref(value)
  return href && /^(?:https?:|\/)/i.test(href) ? href : undefined
}

export function isExternal(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href)
}

/** Control characters: below space, or DEL */
export const hasControlCharacters = (text: string): boolean => /[^ -~\u0080-\uffff]/.test(text)
