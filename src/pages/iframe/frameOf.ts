import { DENIED_FEATURES } from '../../lib/browser/deniedFeatures'
import { LOOPBACK_HOST_PATTERN } from '../../lib/url/loopback'
import { parseUrl } from '../../lib/url/parseUrl'
import { safeResourceUrl } from '../../lib/url/safeHref'

export interface FrameSource {
  href: string
  host: string
  /** True for a page of this site. */
  isOwn: boolean
  sandbox: string
}

/**
 * A page of this site must not have allow-scripts and allow-same-origin together: it could remove its sandbox (threats
 * X3). Other origins keep their own cookies and have no access to ours. Neither may navigate the top window.
 */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * The frame for a page of this site or an https address; undefined for others (threats X3). http on a loopback address
 * counts as https.
 * @param pageUrl address of the embedding page
 */
export function frameOf(src: unknown, pageUrl: string = location.href): FrameSource | undefined {
  const safe = safeResourceUrl(src)
  const url = safe ? parseUrl(safe, pageUrl) : undefined
  if (!url || url.username || url.password) return undefined
  const isOwn = url.origin === new URL(pageUrl).origin
  const isTrusted = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOST_PATTERN.test(url.hostname))
  if (!isOwn && !isTrusted) return undefined
  return { href: url.href, host: url.host, isOwn, sandbox: isOwn ? SANDBOX : `${SANDBOX} allow-same-origin` }
}

const FEATURE_NAME = /^[a-z][a-z-]*$/

/**
 * Value of a frame's `allow` attribute: the configured features that the site's headers do not deny, each for the
 * frame's origin only (threats X3).
 * @param allow from the config, such as "fullscreen; clipboard-write *"
 */
export const allowAttribute = (allow: string | undefined): string =>
  [...new Set((allow ?? '').split(/[;,]/).map((part) => part.trim().toLowerCase().split(/\s/)[0] ?? ''))]
    .filter((name) => FEATURE_NAME.test(name) && !DENIED_FEATURES.includes(name))
    .join('; ')
