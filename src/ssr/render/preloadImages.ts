/** Cards in the first line of a list on a phone. */
const FIRST_LINE_CARDS = 2

/** Preload links for the first image of a page, or for the first cards of a list. */
export function preloadImages(html: string): string {
  const tags =
    /<img [^>]*fetchPriority="high"[^>]*>/.exec(html) ??
    (html.match(/<img [^>]*srcSet="[^>]*>/g) ?? []).slice(0, FIRST_LINE_CARDS)
  return tags.map(preloadLinkOf).join('')
}

function preloadLinkOf(tag: string): string {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  const [src, set, sizes] = ['src', 'srcSet', 'sizes'].map(value)
  if (!src) return ''
  const responsive = set ? ` imagesrcset="${set}"${sizes ? ` imagesizes="${sizes}"` : ''}` : ''
  return `    <link rel="preload" as="image" href="${src}"${responsive} fetchpriority="high">\n`
}
