import { DENIED_FEATURES } from '../../lib/deniedFeatures'
import { LOOPBACK } from '../../lib/url/loopback'
import { readUrl } from '../../lib/url/readUrl'
import { safeResource } from '../../lib/url/safeHref'

/** What a frame shows. */
export interface Framed {
  href: string
  /** The host that it comes from, for people. */
  host: string
  /** true: it is of this very site. */
  isOwn: boolean
  /** Rights that the frame keeps. */
  sandbox: string
}

/**
 * Scripts and the same origin together would give a page of this site all its rights back (threats X3): such a one runs
 * as a stranger. What is foreign anyway keeps its own cookies, and none of ours. Neither leads the page away.
 */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * What an address in the config may frame: https, or this site itself (threats X3). http on a loopback address counts as https.
 * @param page that frames it
 */
export function frameOf(src: unknown, page: string = location.href): Framed | undefined {
  const safe = safeResource(src)
  const url = safe ? readUrl(safe, page) : undefined
  if (!url || url.username || url.password) return undefined
  const isOwn = url.origin === new URL(page).origin
  const isTrusted = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (!isOwn && !isTrusted) return undefined
  return { href: url.href, host: url.host, isOwn, sandbox: isOwn ? SANDBOX : `${SANDBOX} allow-same-origin` }
}

const FEATURE_NAME = /^[a-z][a-z-]*$/

/**
 * The value of a frame's `allow` attribute: the named features that the site's headers do not deny, each for the frame's
 * own origin only (threats X3).
 * @param allow of the config, for example "fullscreen; clipboard-write *"
 */
export const allowed = (allow: string | undefined): string =>
  [...new Set((allow ?? '').split(/[;,]/).map((part) => part.trim().toLowerCase().split(/\s/)[0] ?? ''))]
    .filter((name) => FEATURE_NAME.test(name) && !DENIED_FEATURES.includes(name))
    .join('; ')
