import { createStorage } from '../../lib/storage'

const store = createStorage('sessionStorage')

/**
 * The id of one of this tab's frames. The problem: what a site keeps in the browser, it keeps by the address of its
 * service, which a frame has of its own. The solution: a tab has the same few ids for as long as it is open.
 */
export function frameId(name: string): string {
  const key = `marquee.frame-${name}`
  const before = store.get(key)
  if (before) return before
  const id = `f-${Math.random().toString(36).slice(2, 12)}`
  store.set(key, id)
  forgetOthers()
  return id
}

/** What frames of tabs that are long closed have kept. One that is still open asks its service again. */
function forgetOthers(): void {
  try {
    for (const kept of Object.keys(localStorage)) if (kept.includes(' /__marquee/frame/')) localStorage.removeItem(kept)
  } catch {
    // A browser without a storage has kept nothing.
  }
}

/** Says what a frame shows from now on (`fixtures/service/host/frames`). @returns false where it is not taken */
export async function setFrame(id: string, shown: object): Promise<boolean> {
  const answer = await fetch(`/__marquee/frame/${id}`, { method: 'PUT', body: JSON.stringify(shown) }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}

/**
 * The address of a page in a frame.
 * @param path of the page, with what it asks for
 * @param turn another number: the page is loaded anew
 */
export function frameAddress(path: string, id: string, turn: number, dir?: string): string {
  const query = new URLSearchParams({ 'marquee-frame': id, ...(dir ? { 'marquee-dir': dir } : {}), turn: String(turn) })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
