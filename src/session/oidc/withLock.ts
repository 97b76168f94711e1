import { createStorage } from '../../lib/storage'
import { delay } from '../../service/http/retry'

/** A lock without a heartbeat for this time is free. */
const LOCK_EXPIRY_MS = 15_000
/** Polling interval of a waiting tab */
const POLL_INTERVAL_MS = 60

const store = createStorage('localStorage')

/**
 * Runs work that only one tab of the site may do at a time (threats S5): with a Web Lock, else with an expiring lock in
 * storage.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<Awaited<T>> {
  if (navigator.locks) return navigator.locks.request(name, work)
  const mine = crypto.randomUUID?.() ?? String(Math.random())
  while (!(await take(name, mine))) await delay(POLL_INTERVAL_MS)
  try {
    return await work()
  } finally {
    if (holder(name) === mine) store.remove(name)
  }
}

/** Two tabs may write at the same time: the tab whose name is stored after a delay holds the lock. */
async function take(name: string, mine: string): Promise<boolean> {
  if (holder(name) !== undefined) return false
  store.set(name, `${mine} ${Date.now() + LOCK_EXPIRY_MS}`)
  await delay(POLL_INTERVAL_MS)
  return holder(name) === mine
}

function holder(name: string): string | undefined {
  const [who, until] = store.get(name)?.split(' ') ?? []
  return Number(until) > Date.now() ? who : undefined
}
