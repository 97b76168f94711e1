import DOMPurify, { type Config } from 'dompurify'
import { isExternal, safeHref, safeResourceUrl } from '../../lib/url/safeHref'

/** Elements that submit or request data, cover the page, or load from other origins automatically (threats X1, X5). */
const FORBIDDEN_TAGS = 'style form input button textarea select option optgroup datalist fieldset dialog template slot'
const FORBIDDEN_ATTRIBUTES = 'style autoplay popover popovertarget popovertargetaction autofocus tabindex'

const DOMPURIFY_CONFIG: Config = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target'],
  FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES.split(' '),
  ADD_FORBID_CONTENTS: ['x-style'],
  // Libraries read settings from data attributes anywhere in the page.
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
}

/**
 * Parsing these elements makes the browser report a CSP violation, although they are about to be removed. They are
 * renamed before parsing, and removed as unknown elements.
 */
const CSP_REPORTED_TAGS = /<(\/?)(style|base|link|meta)(?=[\s/>])/gi

let frameHosts: ReadonlySet<string> = new Set()

DOMPurify.addHook('afterSanitizeAttributes', (element) => checkElement(element, frameHosts))

/**
 * Sanitises HTML from data. Returns TrustedHTML where the browser supports it (policy dompurify).
 * @param frames hosts whose iframes are allowed
 * @returns an empty string in browsers that DOMPurify does not support, because it would return its input unchanged
 */
export function sanitise(html: string, frames: readonly string[] = []): string {
  if (!DOMPurify.isSupported) return ''
  frameHosts = new Set(frames)
  return DOMPurify.sanitize(html.replace(CSP_REPORTED_TAGS, '<$1x-$2'), DOMPURIFY_CONFIG)
}

/** DOMPurify's prefix of ids and names. It prevents DOM clobbering. */
const ID_PREFIX = 'user-content-'

/**
 * Checks what DOMPurify does not, for each element that it keeps: addresses, targets, iframes, class names (threats X1,
 * X5, X6).
 * @param frames hosts whose iframes are allowed
 */
export function checkElement(element: Element, frames: ReadonlySet<string>): void {
  if (element.tagName === 'IFRAME') {
    checkFrame(element, frames)
    return
  }
  checkAddresses(element)
  checkTarget(element)
  checkClasses(element)
}

/** Class names that HTML from data may use. */
const BRAND_CLASS = /^brand-[\w-]{1,58}$/

/** Class names of the site or of a library could make HTML from data imitate the site's UI, or cover it. */
function checkClasses(element: Element): void {
  const names = element.getAttribute('class')
  if (names === null) return
  const allowed = names.split(/\s+/).filter((name) => BRAND_CLASS.test(name))
  if (allowed.length > 0) element.setAttribute('class', allowed.join(' '))
  else element.removeAttribute('class')
}

function checkAddresses(element: Element): void {
  for (const name of ['href', 'cite', 'action', 'xlink:href']) {
    const address = element.getAttribute(name)
    if (address === null) continue
    const safe = safeHref(address)
    if (!safe) element.removeAttribute(name)
    else element.setAttribute(name, safe.replace(/^#(?=.)/, `#${ID_PREFIX}`))
  }
  for (const name of ['src', 'poster', 'background']) {
    const address = element.getAttribute(name)
    if (address !== null && !safeResourceUrl(address)) element.removeAttribute(name)
  }
  const srcset = element.getAttribute('srcset')
  if (srcset?.split(',').some((part) => !safeResourceUrl(part.trim().split(/\s/)[0]))) element.removeAttribute('srcset')
  if (element.tagName === 'IMG') checkImage(element)
}

/** Removes an image without an address, and marks one without alternative text as decorative. */
function checkImage(image: Element): void {
  if (!image.hasAttribute('src') && !image.hasAttribute('srcset')) {
    image.remove()
    return
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
}

function checkTarget(element: Element): void {
  const href = element.getAttribute('href')
  if (element.getAttribute('target') !== '_blank' || !href) element.removeAttribute('target')
  if (element.hasAttribute('target') || (href && isExternal(href))) element.setAttribute('rel', 'noopener noreferrer')
}

/** Keeps an iframe only with an https address at an allowed host, and sandboxes it. */
function checkFrame(frame: Element, hosts: ReadonlySet<string>): void {
  const host = frameHostOf(frame.getAttribute('src'))
  if (host === undefined || !hosts.has(host)) {
    frame.remove()
    return
  }
  for (const { name } of [...frame.attributes]) if (!FRAME_ATTRIBUTES.has(name)) frame.removeAttribute(name)
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  frame.setAttribute('allow', 'fullscreen; picture-in-picture')
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  frame.setAttribute('loading', 'lazy')
}

const FRAME_ATTRIBUTES: ReadonlySet<string> = new Set(['src', 'title', 'width', 'height'])

function frameHostOf(address: string | null): string | undefined {
  try {
    const url = new URL(address ?? '')
    // A same-origin frame could remove its own sandbox (threats X3).
    return url.protocol === 'https:' && url.origin !== location.origin ? url.host : undefined
  } catch {
    return undefined
  }
}
