/** Where the service is: `<meta name="marquee-service">` of index.html, so that one build can be pointed anywhere. */
export const serviceBase = (document: Document): string => said(document, 'marquee-service') ?? '/api/v1/'

/** The second base of the service, where `<meta name="marquee-service-v2">` names one; else it follows from the first. */
export const secondBase = (document: Document): string | undefined => said(document, 'marquee-service-v2')

function said(document: Document, name: string): string | undefined {
  const base = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return base && (base.endsWith('/') ? base : `${base}/`)
}
