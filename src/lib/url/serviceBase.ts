/** Service URL from `<meta name="marquee-service">` in index.html, so that one build works with any service */
export const serviceBase = (document: Document): string => urlFromMetaTag(document, 'marquee-service') ?? '/api/v1/'

/** Second service URL from `<meta name="marquee-service-v2">`. Default: derived from the first */
export const serviceV2Base = (document: Document): string | undefined => urlFromMetaTag(document, 'marquee-service-v2')

/**
 * Origin of media paths from `<meta name="marquee-media">`, with a trailing slash. Default: the origin of the site
 */
export const mediaBase = (document: Document): string | undefined => urlFromMetaTag(document, 'marquee-media')

function urlFromMetaTag(document: Document, name: string): string | undefined {
  const base = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return base && (base.endsWith('/') ? base : `${base}/`)
}
