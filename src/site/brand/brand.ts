import type { SiteDocument } from '../../generated/types'
import { withTimeout } from '../../lib/async/withTimeout'
import { classes } from '../../lib/browser/classes'
import { safeResourceUrl } from '../../lib/url/safeHref'
import type { Session } from '../../session/session'
import { keepBrandLast } from './keepBrandLast'

/** Maximum wait of the first render for the brand's style sheets */
const STYLES_TIMEOUT_MS = 2500

/**
 * Applies the brand to the document: title, icons, root class, `add_global_class_after`, and its style sheets (last).
 * @returns resolves when the style sheets have loaded, failed, or timed out
 */
export async function applyBrand(
  document: Document,
  site: SiteDocument,
  title: string,
  session: Pick<Session, 'state' | 'subscribe'>,
): Promise<void> {
  const { site_config: config } = site
  document.title = title
  const root = document.documentElement
  if (config.css_root) root.className = classes(root.className, config.css_root)
  const later = config.add_global_class_after
  if (later) import('./globalClass').then(({ startGlobalClass }) => startGlobalClass(root, later, session))
  setIcon(document, 'icon', config.favicon)
  setIcon(document, 'apple-touch-icon', config.apple_touch_icon)
  const sheets = validUrls(config.css).map((href) => addStyleSheet(document, href))
  if (sheets.length > 0) keepBrandLast(document.head)
  await withTimeout(Promise.all(sheets), STYLES_TIMEOUT_MS).catch(() => {})
}

/** One URL or a list, without duplicates and invalid URLs */
export function validUrls(value: string | string[] | undefined): string[] {
  const list = (Array.isArray(value) ? value : [value]).map(safeResourceUrl)
  return [...new Set(list.filter((href) => href !== undefined))]
}

function setIcon(document: Document, rel: string, href: string | undefined): void {
  const safe = safeResourceUrl(href)
  if (!safe) return
  const known = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  const link = known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  link.href = safe
}

function addStyleSheet(document: Document, href: string): Promise<void> {
  return new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.dataset.brand = ''
    link.onload = link.onerror = () => done()
    document.head.append(link)
  })
}
