/** Where the service is: `<meta name="marquee-service">` of index.html, so that one build can be pointed anywhere. */
export function serviceBase(document: Document): string {
  const said = document.querySelector<HTMLMetaElement>('meta[name="marquee-service"]')?.content
  return said ? (said.endsWith('/') ? said : `${said}/`) : '/api/v1/'
}
