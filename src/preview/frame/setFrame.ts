import { createStorage } from '../../lib/storage'

const store = createStorage('sessionStorage')

/**
 * The ID of a frame of this tab. Sites store browser data by service address, and a frame's service address contains
 * its ID, so a tab reuses the same IDs while it is open.
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

/** Removes data stored by frames of closed tabs. Open frames load it again. */
function forgetOthers(): void {
  try {
    for (const kept of Object.keys(localStorage)) if (kept.includes(' /__marquee/frame/')) localStorage.removeItem(kept)
  } catch {
    // Storage is not available, so nothing was stored.
  }
}

/** Sets the content of a frame (`fixtures/service/host/frames`). @returns false if it was rejected */
export async function setFrame(id: string, shown: object): Promise<boolean> {
  const answer = await fetch(`/__marquee/frame/${id}`, { method: 'PUT', body: JSON.stringify(shown) }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}

/**
 * The address of a page in a frame.
 * @param path with query
 * @param turn a new number reloads the page
 */
export function frameAddress(path: string, id: string, turn: number, dir?: string): string {
  const query = new URLSearchParams({ 'marquee-frame': id, ...(dir ? { 'marquee-dir': dir } : {}), turn: String(turn) })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
