/** Where the service is: `<meta name="marquee-service">` of index.html, so that one build can be pointed anywhere. */
export const serviceBase = (document: Document): string => said(document, 'marquee-service') ?? '/api/v1/'

/** The second base of the service, where `<meta name="marquee-service-v2">` names one; else it follows from the first. */
export const secondBase = (document: Document): string | undefined => said(document, 'marquee-service-v2')

/**
 * The origin of what the service names by a path, with a slash at its end, where `<meta name="marquee-media">` names one.
 * Default: the origin of the site.
 */
export const mediaBase = (document: Document): string | undefined => said(document, 'marquee-media')

function said(document: Document, name: string): string | undefined {
  const base = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return base && (base.endsWith('/') ? base : `${base}/`)
}
