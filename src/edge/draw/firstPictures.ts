/** So many cards stand in the first line of a list on a phone. */
const FIRST_CARDS = 2

/** Asks for what a drawn page opens with before all else that it needs: one picture; of a list, the first cards. */
export function firstPictures(drawn: string): string {
  const tags =
    /<img [^>]*fetchPriority="high"[^>]*>/.exec(drawn) ??
    (drawn.match(/<img [^>]*srcSet="[^>]*>/g) ?? []).slice(0, FIRST_CARDS)
  return tags.map(preloadOf).join('')
}

function preloadOf(tag: string): string {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  const [src, set, sizes] = ['src', 'srcSet', 'sizes'].map(value)
  if (!src) return ''
  const responsive = set ? ` imagesrcset="${set}"${sizes ? ` imagesizes="${sizes}"` : ''}` : ''
  return `    <link rel="preload" as="image" href="${src}"${responsive} fetchpriority="high">\n`
}
