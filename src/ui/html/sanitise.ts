import DOMPurify, { type Config } from 'dompurify'
import { isExternal, safeHref, safeResource } from '../../lib/url/safeHref'

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
  // Libraries look for settings in them, wherever in the page they stand.
  ALLOW_DATA_ATTR: false,
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

/** What DOMPurify puts before ids and names, so that none of them shadows a property of the document. */
const PREFIX = 'user-content-'

/**
 * What the sanitiser leaves to us, for each element that it keeps: addresses, targets, frames, class names (threats X1, X5, X6).
 * @param frames hosts whose frames stay; all other frames are removed
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

/** How class names begin that markup of data may carry. */
const OWN_CLASS = /^brand-[\w-]{1,58}$/

/** The class names of the site, and of any library's style sheet, could look like a part of the site, or cover it. */
function checkClasses(element: Element): void {
  const names = element.getAttribute('class')
  if (names === null) return
  const own = names.split(/\s+/).filter((name) => OWN_CLASS.test(name))
  if (own.length > 0) element.setAttribute('class', own.join(' '))
  else element.removeAttribute('class')
}

function checkAddresses(element: Element): void {
  for (const name of ['href', 'cite', 'action', 'xlink:href']) {
    const address = element.getAttribute(name)
    if (address === null) continue
    const safe = safeHref(address)
    if (!safe) element.removeAttribute(name)
    else element.setAttribute(name, safe.replace(/^#(?=.)/, `#${PREFIX}`))
  }
  for (const name of ['src', 'poster', 'background']) {
    const address = element.getAttribute(name)
    if (address !== null && !safeResource(address)) element.removeAttribute(name)
  }
  const set = element.getAttribute('srcset')
  if (set?.split(',').some((part) => !safeResource(part.trim().split(/\s/)[0]))) element.removeAttribute('srcset')
  if (element.tagName === 'IMG') checkImage(element)
}

/** A picture that has no address left goes; one without words is none to be read aloud. */
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

/** A frame stays only with an https address at a listed host, and without rights over this site. */
function checkFrame(frame: Element, hosts: ReadonlySet<string>): void {
  const host = hostOf(frame.getAttribute('src'))
  if (host === undefined || !hosts.has(host)) {
    frame.remove()
    return
  }
  for (const { name } of [...frame.attributes]) if (!KEPT.has(name)) frame.removeAttribute(name)
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  frame.setAttribute('allow', 'fullscreen; picture-in-picture')
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  frame.setAttribute('loading', 'lazy')
}

const KEPT: ReadonlySet<string> = new Set(['src', 'title', 'width', 'height'])

function hostOf(address: string | null): string | undefined {
  try {
    const url = new URL(address ?? '')
    // A frame of this very site would get its rights back (threats X3).
    return url.protocol === 'https:' && url.origin !== location.origin ? url.host : undefined
  } catch {
    return undefined
  }
}
