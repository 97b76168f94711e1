import type { ReadSite } from './readSite'

/**
 * Where paths of routes lead in a browser: for the parameter of a title's page the first title of a list stands in.
 * @param sites the titles are looked for in the lists of the first one, then of the second
 * @returns none for a path whose parameters stand for nothing that is known
 */
export function addressesOf(paths: Iterable<string>, sites: readonly ReadSite[]): Record<string, string> {
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
