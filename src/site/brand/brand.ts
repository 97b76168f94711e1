import type { SiteDocument } from '../../generated/types'
import { classes } from '../../lib/classes'
import { safeResource } from '../../lib/url/safeHref'
import { withTimeout } from '../../lib/withTimeout'
import type { Session } from '../../session/session'
import { keepLast } from './keepLast'

/** How long the first picture waits for the brand's style sheets, in milliseconds. */
const PATIENCE = 2500

/**
 * Puts the brand on the document: title, icons, root class, the class of a moment, style sheets (which come last).
 * @returns settles when the style sheets are in, failed, or took too long
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
  icon(document, 'icon', config.favicon)
  icon(document, 'apple-touch-icon', config.apple_touch_icon)
  const sheets = listOf(config.css).map((href) => styleSheet(document, href))
  if (sheets.length > 0) keepLast(document.head)
  await withTimeout(Promise.all(sheets), PATIENCE).catch(() => {})
}

/** One address or a list of them, without doubles and without what is no address. */
export function listOf(value: string | string[] | undefined): string[] {
  const list = (Array.isArray(value) ? value : [value]).map(safeResource)
  return [...new Set(list.filter((href) => href !== undefined))]
}

function icon(document: Document, rel: string, href: string | undefined): void {
  const safe = safeResource(href)
  if (!safe) return
  const known = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  const link = known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  link.href = safe
}

function styleSheet(document: Document, href: string): Promise<void> {
  return new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.dataset.brand = ''
    link.onload = link.onerror = () => done()
    document.head.append(link)
  })
}
