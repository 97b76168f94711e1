/** Returns a feature's state for one site (watchlist, uploads, consent). `create` is the key and runs once per site. */
export type FeatureGetter<Site> = <T>(create: (site: Site) => T) => T

export function createFeatures<Site>(site: () => Site): FeatureGetter<Site> {
  const states = new Map<unknown, unknown>()
  return <T>(create: (site: Site) => T): T => {
    if (!states.has(create)) states.set(create, create(site()))
    return states.get(create) as T
  }
}
