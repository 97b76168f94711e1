import { build } from './build'
import type { SiteUrls } from './cacheRules'
import type { CacheLimits } from './responseCache'
import { scope } from './scope'

/** Prefix of all caches of this project; other caches of the origin are left alone */
const CACHE_PREFIX = 'marquee '

// The worker's URL identifies the site, so that another brand on this host gets another worker.
const parameters = new URL(scope.location.href).searchParams

export const siteUrls: SiteUrls = {
  origin: scope.location.origin,
  base: new URL(parameters.get('base') ?? '/api/v1/', scope.location.origin).href,
}

/** Includes the brand and the language, because responses may depend on Accept-Language. */
const cacheKey = `${siteUrls.base} ${parameters.get('brand') ?? ''} ${navigator.language}`

/** Cache of this build's files and page */
export const BUILD_CACHE = `${CACHE_PREFIX}build ${build.id}`

/** Caches of a brand's responses and files */
export const BRAND_CACHES = {
  response: `${CACHE_PREFIX}answers ${cacheKey}`,
  brandFile: `${CACHE_PREFIX}look ${cacheKey}`,
}

export const CACHE_LIMITS: Record<keyof typeof BRAND_CACHES, CacheLimits> = {
  response: { maxEntries: 60, maxBytes: 1_000_000 },
  brandFile: { maxEntries: 20, maxBytes: 300_000 },
}

/** true: the site has disabled the worker, which runs until its pages are closed */
let isStopped = false

/** Removes all caches and stops caching. */
export async function stopCaching(): Promise<void> {
  isStopped = true
  await removeCaches()
}

/**
 * Writes to a cache unless caching has stopped. A write that ends after `stopCaching` may have created its cache again, so
 * the caches are then removed again.
 */
export async function writeToCache(write: () => Promise<unknown>): Promise<void> {
  if (isStopped || !(await caches.has(BUILD_CACHE))) return
  await write()
  if (isStopped) await removeCaches()
}

/** Removes the caches of this project. */
export async function removeCaches(except: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && !except.includes(name)) await caches.delete(name)
}
