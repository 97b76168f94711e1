/**
 * The address of a genre: the configured route of the kind genredetail with the slug in it, else /genres/ and the slug.
 * @param routes those that exist for this visitor
 */
export function genreLink(slug: string, routes: readonly { route: string; component: string }[]): string {
  const pattern = routes.find(({ component, route }) => component === 'genredetail' && route.includes('/:'))
  // A function as replacer: "$&" in a slug stays "$&" (threats X7).
  return (pattern?.route ?? '/genres/:slug').replace(/:[^/]+/, () => encodeURIComponent(slug))
}
