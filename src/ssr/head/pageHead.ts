import { titleDescription, titleDisplayName } from '../../catalogue/title/titleFacts'
import type { Route, SiteConfig, Title } from '../../generated/types'
import { htmlToText } from '../../lib/text/htmlText'
import { linkPreviewImageUrl } from '../../lib/url/mediaUrl'
import { safeResourceUrl } from '../../lib/url/safeHref'
import type { SitePlan } from '../../site/plan/plan'
import type { ResolvedAddress } from '../../site/plan/resolvePage'
import type { PageKinds } from '../../site/registry'
import type { TranslateFunction } from '../../text/createText'
import { jsonLd } from './jsonLd'

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string
  description?: string
  /** Absolute. */
  canonical: string
  /** Absolute. */
  imageUrl?: string
  siteName: string
  /** og:type. */
  type: 'website' | 'video.movie' | 'video.tv_show' | 'video.episode'
  noindex: boolean
  /** Structured data of a title (schema.org). */
  data?: object
}

/** Whether search engines may index a page. */
export const isIndexable = (
  kind: string,
  kinds: PageKinds,
  route?: { protected?: boolean; login_required?: boolean },
): boolean => !kinds.get(kind)?.isPrivate && !route?.protected && !route?.login_required

interface PageHeadContext {
  plan: SitePlan
  kinds: PageKinds
  resolved: ResolvedAddress
  /** The title that the page shows, if any. */
  title: Title | undefined
  /** Origin of the site. */
  origin: string
  /** Origin for media that the service names by a path. */
  media: string
  t: TranslateFunction
}

export function pageHead({ plan, kinds, resolved, title, origin, media, t }: PageHeadContext): PageHead {
  const { distributor, site_config: config } = plan.document
  const page = resolved.type === 'page' ? resolved : undefined
  const route = page?.route
  const name = title ? titleDisplayName(title, t) : (route?.heading ?? route?.label)
  const picture = pictureOf(title, route, config)
  const absolute = (address: string) => new URL(address, address.startsWith('/') ? media : undefined).href
  const imageUrl = picture && absolute(linkPreviewImageUrl(picture))
  const canonical = new URL(page ? canonicalPathOf(page) : '/', origin).href
  const description = truncateDescription(title && titleDescription(title))
  return {
    title: name && name !== plan.title ? `${name} · ${plan.title}` : plan.title,
    description,
    canonical,
    imageUrl,
    siteName: plan.title || distributor || '',
    type: title ? ogType(title) : 'website',
    noindex: !page || !isIndexable(page.kind, kinds, route),
    data: title && jsonLd(title, { name: titleDisplayName(title, t), description, imageUrl, url: canonical }),
  }
}

/** The first picture that link previews support. */
function pictureOf(title: Title | undefined, route: Route | undefined, { logo }: SiteConfig): string | undefined {
  const { images, background, poster } = title ?? {}
  return [images?.banner, background, images?.detail, images?.image, poster, route?.image, logo]
    .map(safeResourceUrl)
    .find((address) => address && !/\.svg(?:$|[?#])|^data:/i.test(address))
}

/** The path as the config spells it: requests may differ in case or encoding. */
function canonicalPathOf({ route, params, pathname }: ResolvedAddress & { type: 'page' }): string {
  const isPlain = route && !/[:*?]/.test(route.route) && Object.keys(params).length === 0
  return isPlain ? route.route : pathname
}

const ogType = ({ title_type = '' }: Title) => OG_TYPES[title_type] ?? 'video.movie'

const OG_TYPES: Record<string, PageHead['type']> = {
  series: 'video.tv_show',
  season: 'video.tv_show',
  episode: 'video.episode',
}

/** Truncates a description at a word boundary to the length that search engines show. */
function truncateDescription(text: string | undefined): string | undefined {
  const plain = text && htmlToText(text).replaceAll('\n', ' ')
  if (!plain || plain.length <= 200) return plain || undefined
  return `${plain.slice(0, 199).replace(/\s+\S*$/, '')}…`
}
