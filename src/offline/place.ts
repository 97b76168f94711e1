import { build } from './build'
import type { Place } from './rules'
import { scope } from './scope'
import type { Limits } from './store'

/** All that this project keeps has a name that begins so: caches of others at this origin are theirs. */
const OURS = 'marquee '

// The worker's address says which site it keeps, so that another brand at this host gets another worker.
const said = new URL(scope.location.href).searchParams

export const place: Place = {
  origin: scope.location.origin,
  base: new URL(said.get('base') ?? '/api/v1/', scope.location.origin).href,
}

/** Tells brands and languages apart: what a service answers may follow the language that the browser asks in. */
const site = `${place.base} ${said.get('brand') ?? ''} ${navigator.language}`

/** The cache of this build's files, and of its page. */
export const BUILD = `${OURS}build ${build.id}`

/** The caches of what a brand's service answered, and of its own files. */
export const ANSWERS = { answer: `${OURS}answers ${site}`, look: `${OURS}look ${site}` }

export const LIMITS: Record<keyof typeof ANSWERS, Limits> = {
  answer: { most: 60, size: 1_000_000 },
  look: { most: 20, size: 300_000 },
}

/** true: the site wants no worker any more. This one lives until its pages are closed. */
let isOver = false

/** Removes all that is kept, and keeps nothing more. */
export async function takeLeave(): Promise<void> {
  isOver = true
  await removeAll()
}

/**
 * Keeps something, as long as anything is to be kept.
 * The problem: what begins to be kept before everything is removed may end after it, and makes its cache anew. The solution:
 * then everything is removed again.
 */
export async function whileKept(keep: () => Promise<unknown>): Promise<void> {
  if (isOver || !(await caches.has(BUILD))) return
  await keep()
  if (isOver) await removeAll()
}

/** Removes what is kept, but for these. */
export async function removeAll(but: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && !but.includes(name)) await caches.delete(name)
}
