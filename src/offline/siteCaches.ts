import { cachedBuild } from './build'
import type { SiteUrls } from './cacheRules'
import type { CacheLimits } from './responseCache'
import { workerScope } from './scope'

/** Prefix of all caches of this project; other caches of the origin are left alone */
const CACHE_PREFIX = 'marquee '

// The worker's URL identifies the site, so that another brand on this host gets another worker.
const workerParameters = new URL(workerScope.location.href).searchParams

export const siteUrls: SiteUrls = {
  origin: workerScope.location.origin,
  serviceUrl: new URL(workerParameters.get('base') ?? '/api/v1/', workerScope.location.origin).href,
}

/** Includes the brand and the language, because responses may depend on Accept-Language. */
const brandCacheKey = `${siteUrls.serviceUrl} ${workerParameters.get('brand') ?? ''} ${navigator.language}`

/** Cache of this build's files and page */
export const BUILD_CACHE_NAME = `${CACHE_PREFIX}build ${cachedBuild.id}`

/** Caches of a brand's responses and files */
export const BRAND_CACHE_NAMES = {
  response: `${CACHE_PREFIX}answers ${brandCacheKey}`,
  brandFile: `${CACHE_PREFIX}look ${brandCacheKey}`,
}

export const CACHE_LIMITS: Record<keyof typeof BRAND_CACHE_NAMES, CacheLimits> = {
  response: { maxEntries: 60, maxBytes: 1_000_000 },
  brandFile: { maxEntries: 20, maxBytes: 300_000 },
}

/** true: the site has disabled the worker, which runs until its pages are closed */
let isCachingStopped = false

/** Removes all caches and stops caching. */
export async function stopCaching(): Promise<void> {
  isCachingStopped = true
  await removeCaches()
}

/**
 * Writes to a cache unless caching has stopped. A write that ends after `stopCaching` may have created its cache again, so
 * the caches are then removed again.
 */
export async function writeToCache(write: () => Promise<unknown>): Promise<void> {
  if (isCachingStopped || !(await caches.has(BUILD_CACHE_NAME))) return
  await write()
  if (isCachingStopped) await removeCaches()
}

/** Removes the caches of this project. */
export async function removeCaches(except: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && !except.includes(name)) await caches.delete(name)
}
