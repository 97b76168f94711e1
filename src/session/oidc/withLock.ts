import { createStorage } from '../../lib/storage'
import { delay } from '../../service/http/retry'

/** A holder that says nothing for so long is gone, in milliseconds. */
const EXPIRY = 15_000
/** How often a waiting tab looks, in milliseconds. */
const BEAT = 60

const store = createStorage('localStorage')

/**
 * Runs work that only one tab of the site may do at a time (threats S5): under a Web Lock, else under a lock in storage
 * that expires.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work) as Promise<T>
  const mine = crypto.randomUUID?.() ?? String(Math.random())
  while (!(await take(name, mine))) await delay(BEAT)
  try {
    return await work()
  } finally {
    if (holder(name) === mine) store.remove(name)
  }
}

/** Two tabs may write at the same moment: who is still named a beat later has it. */
async function take(name: string, mine: string): Promise<boolean> {
  if (holder(name) !== undefined) return false
  store.set(name, `${mine} ${Date.now() + EXPIRY}`)
  await delay(BEAT)
  return holder(name) === mine
}

function holder(name: string): string | undefined {
  const [who, until] = store.get(name)?.split(' ') ?? []
  return Number(until) > Date.now() ? who : undefined
}
