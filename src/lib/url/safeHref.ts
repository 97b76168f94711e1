import { readUrl } from './readUrl'

/** What no address may hold: two slashes at the start, or a space, a backslash or a control character anywhere. */
export const FORBIDDEN = /^\/\/|[^!-[\]-~\u0080-\uffff]/

/** A host follows the slashes, without a user name before it. */
const HTTP = /^https?:\/\/[^/?#@]+(?![^/?#])/i

/** mailto, sms, or tel with at least one digit. */
const CONTACT = /^(?:mailto|sms|tel(?=:[^?]*\d)):(?!\s*$)/i

/**
 * The one check of every address that comes from data and becomes a link (threats R6). The pattern of `Url` in
 * schemas/types.json accepts the same.
 * Spaces in phone numbers and around mail addresses are removed; in a subject or message they become %20.
 * @returns the address, or undefined when it is no https, http, mailto, sms or tel address nor a path of this site, or
 *   when it holds a user name or password: `https://bank.example@evil.example/` leads to evil.example
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2048) return undefined
  const isContact = CONTACT.test(value)
  const href = isContact ? value.replace(/\?.*|\p{Zs}/gu, (part) => part.trim().replaceAll(' ', '%20')) : value
  if (FORBIDDEN.test(href)) return undefined
  if (isContact || /^[/#?]/.test(href)) return href
  return HTTP.test(href) && readUrl(href) ? href : undefined
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
export const hasControls = (text: string): boolean => /[^ -~\u0080-\uffff]/.test(text)
