import { titleAddress } from '../../../catalogue/title/titleLink'
import { fold } from '../../../lib/text/fold'
import { isExternal, safeHref } from '../../../lib/url/safeHref'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { CONFIG_FILE, dataIn } from '../draft/siteData'
import { readPlacements } from '../modules/placements'
import { sitePages } from '../pages'
import type { CatalogueTitle } from './titles/catalogueTitles'

/** An address that a field may link to. */
export interface LinkSuggestion {
  address: string
  name: string
  /** "Page", "Title", "Module" or the protocol. */
  kind: string
}

/** Shown at a time, per kind. */
const MAX_OF_KIND = 6

/** The pages of a site, and the pages with all titles of a module. */
export function siteLinks(files: SiteTexts): LinkSuggestion[] {
  const pages = sitePages(dataIn(files, CONFIG_FILE)).map(({ path, name }) => ({ address: path, name, kind: 'Page' }))
  const modules = [...files.keys()]
    .filter((path) => /^modules\/.+\.json$/.test(path))
    .flatMap((path) => readPlacements(dataIn(files, path)))
    .filter(({ module }) => typeof module.slug === 'string' && Array.isArray(module.content))
    .map(({ module, name }) => ({ address: `/category/${module.slug}`, name, kind: 'Module' }))
  return [...pages, ...modules]
}

/**
 * Suggestions for a text that was typed.
 * @param links of the site
 * @param titles of the catalogue that the text finds
 */
export function linkSuggestions(
  text: string,
  links: readonly LinkSuggestion[],
  titles: readonly CatalogueTitle[],
): LinkSuggestion[] {
  const typed = text.trim()
  const wanted = fold(typed)
  const isWanted = ({ address, name }: LinkSuggestion) => fold(`${name} ${address}`).includes(wanted)
  const ofKind = (kind: string) => links.filter((link) => link.kind === kind && isWanted(link)).slice(0, MAX_OF_KIND)
  const found = titles.map(({ slug, name }) => ({ address: titleAddress(slug), name, kind: 'Title' }))
  const other = externalLink(typed)
  return [...ofKind('Page'), ...found.slice(0, MAX_OF_KIND), ...ofKind('Module'), ...(other ? [other] : [])]
}

const EMAIL_PATTERN = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const PHONE_PATTERN = /^\+?[\d ()/-]{5,}$/
/** A host with a top level domain, and what may follow it. */
const HOST_PATTERN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?$/i

/** The address that a text without a protocol means; undefined if there is none. */
export function externalLink(typed: string): LinkSuggestion | undefined {
  if (isExternal(typed)) return undefined
  const [protocol, kind] = EMAIL_PATTERN.test(typed)
    ? ['mailto:', 'Email']
    : PHONE_PATTERN.test(typed)
      ? ['tel:', 'Phone']
      : HOST_PATTERN.test(typed)
        ? ['https://', 'Other site']
        : []
  const address = protocol && safeHref(protocol + typed)
  return address && kind ? { address, name: typed, kind } : undefined
}

/**
 * The address that a typed text means. Phone numbers are only suggested, because a page may look like one: "2026-27".
 * @returns other texts as they are
 */
export function completeLink(text: string): string {
  const other = externalLink(text.trim())
  return other && other.kind !== 'Phone' ? other.address : text
}
