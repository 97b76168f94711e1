import DOMPurify, { type Config } from 'dompurify'
import { checkElement } from './checkElement'

/** What could act, ask for data, cover the page, or load from elsewhere by itself (threats X1, X5). */
const FORBIDDEN_TAGS = 'style form input button textarea select option optgroup datalist fieldset dialog template slot'
const FORBIDDEN_ATTRIBUTES = 'style autoplay popover popovertarget popovertargetaction autofocus tabindex'

/** The one config for HTML from data. */
const CONFIG = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target'],
  FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES.split(' '),
  ADD_FORBID_CONTENTS: ['x-style'],
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/**
 * The problem: parsing these makes the browser report a violation of the policy, although they are about to be removed.
 * The solution: they get names that mean nothing before they are parsed, and are removed all the same.
 */
const REPORTED = /<(\/?)(style|base|link|meta)(?=[\s/>])/gi

let frameHosts: ReadonlySet<string> = new Set()

DOMPurify.addHook('afterSanitizeAttributes', (element) => checkElement(element, frameHosts))

/**
 * HTML from data without what could do harm. It comes as trusted HTML where the browser asks for that (policy dompurify).
 * @param frames hosts whose frames stay
 * @returns an empty string in a browser that the sanitiser does not know: it would let everything through
 */
export function sanitise(html: string, frames: readonly string[] = []): string {
  if (!DOMPurify.isSupported) return ''
  frameHosts = new Set(frames)
  return DOMPurify.sanitize(html.replace(REPORTED, '<$1x-$2'), CONFIG) as unknown as string
}
