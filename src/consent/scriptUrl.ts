import { readUrl } from '../lib/url/readUrl'
import { safeResource } from '../lib/url/safeHref'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The full address of a script, or undefined where it is neither https nor of this site (threats X4). http on a loopback
 * address counts as https.
 */
export function scriptUrl(src: unknown, page: string = location.href): string | undefined {
  const safe = safeResource(src)
  const url = safe ? readUrl(safe, page) : undefined
  if (!url) return undefined
  const trusted =
    url.protocol === 'https:' ||
    url.origin === new URL(page).origin ||
    (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  return trusted && !url.username && !url.password ? url.href : undefined
}
