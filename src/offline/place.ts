import { build } from './build'
import type { Place } from './rules'
import { scope } from './scope'
import type { Limits } from './store'

/** Prefix of all caches of this project; other caches of the origin are left alone */
const CACHE_PREFIX = 'marquee '

// The worker's URL identifies the site, so that another brand on this host gets another worker.
const said = new URL(scope.location.href).searchParams

export const place: Place = {
  origin: scope.location.origin,
  base: new URL(said.get('base') ?? '/api/v1/', scope.location.origin).href,
}

/** Separates brands and languages, because responses may depend on Accept-Language. */
const site = `${place.base} ${said.get('brand') ?? ''} ${navigator.language}`

/** Cache of this build's files and page */
export const BUILD = `${CACHE_PREFIX}build ${build.id}`

/** Caches of a brand's responses and files */
export const ANSWERS = { answer: `${CACHE_PREFIX}answers ${site}`, look: `${CACHE_PREFIX}look ${site}` }

export const LIMITS: Record<keyof typeof ANSWERS, Limits> = {
  answer: { most: 60, size: 1_000_000 },
  look: { most: 20, size: 300_000 },
}

/** true: the site no longer wants a worker, which lives until its pages are closed */
let isOver = false

/** Removes all caches and stops caching. */
export async function takeLeave(): Promise<void> {
  isOver = true
  await removeAll()
}

/**
 * Writes to a cache unless caching has stopped. A write that ends after the removal would create its cache again, so the
 * caches are then removed again.
 */
export async function whileKept(keep: () => Promise<unknown>): Promise<void> {
  if (isOver || !(await caches.has(BUILD))) return
  await keep()
  if (isOver) await removeAll()
}

/** Removes all caches except these. */
export async function removeAll(but: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && !but.includes(name)) await caches.delete(name)
}
