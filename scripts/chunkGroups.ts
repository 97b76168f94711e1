/**
 * What travels together: the libraries that every page needs, what all cards share, and each module with its validator.
 * Everything else is split where it is imported lazily.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|dequal)\//,
    priority: 30,
  },
  { name: moduleType, test: /src\/(?:modules\/[^/]+\/|generated\/validators\/modules\/\w+\.quick)/, priority: 20 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** The chunk of a module type: `carousel-hero/CarouselHero.tsx` and `carousel_hero.quick.js` belong together. */
function moduleType(id: string): string | null {
  const type = /src\/modules\/([^/]+)\//.exec(id)?.[1] ?? /modules\/(\w+)\.quick/.exec(id)?.[1]
  return type ? `module-${type.replaceAll('_', '-')}` : null
}
