import type { ReadSite } from './readSite'

/**
 * Addresses to open for the paths of routes. The parameter of a title page becomes the first title of a module list.
 * @param sites searched in this order for a title
 * @returns addresses by path, without paths whose parameters have no known value
 */
export function exampleAddresses(paths: Iterable<string>, sites: readonly ReadSite[]): Record<string, string> {
  const content = sites.flatMap(({ lists }) => [...lists.values()].flat().map(({ raw }) => raw.content))
  const first = content
    .flat()
    .find((item): item is { slug: string } => typeof (item as { slug?: unknown })?.slug === 'string')
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      if (!/[:*]/.test(path)) return [[path, path]]
      return path === '/title/:slug' && first ? [[path, `/title/${first.slug}`]] : []
    }),
  )
}
