import { createStorage } from '../../lib/browser/storage'
import { delay } from '../../service/http/retry'

/** A lock in storage expires after this time, because its tab may have been closed. */
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
  const id = crypto.randomUUID?.() ?? String(Math.random())
  while (!(await tryLock(name, id))) await delay(POLL_INTERVAL_MS)
  try {
    return await work()
  } finally {
    if (lockHolder(name) === id) store.remove(name)
  }
}

/** Two tabs may write at the same time: the tab whose id is still stored after a delay holds the lock. */
async function tryLock(name: string, id: string): Promise<boolean> {
  if (lockHolder(name) !== undefined) return false
  store.set(name, `${id} ${Date.now() + LOCK_EXPIRY_MS}`)
  await delay(POLL_INTERVAL_MS)
  return lockHolder(name) === id
}

function lockHolder(name: string): string | undefined {
  const [id, until] = store.get(name)?.split(' ') ?? []
  return Number(until) > Date.now() ? id : undefined
}
