import { createStorage } from '../../lib/browser/storage'

const storage = createStorage('sessionStorage')

/**
 * The ID of a frame of this tab. Sites store browser data by service address, and a frame's service address contains
 * its ID, so a tab reuses the same IDs while it is open.
 */
export function frameId(name: string): string {
  const key = `marquee.frame-${name}`
  const stored = storage.get(key)
  if (stored) return stored
  const id = `f-${Math.random().toString(36).slice(2, 12)}`
  storage.set(key, id)
  removeFrameData()
  return id
}

/** Removes data stored by frames of closed tabs. Frames in other open tabs reload theirs. */
function removeFrameData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(' /__marquee/frame/')) localStorage.removeItem(key)
  } catch {
    // Storage is not available, so nothing was stored.
  }
}

/**
 * Sets the content of a frame (`fixtures/service/host/frames`).
 * @param site name of the site that the browser must show
 * @param signal aborts the request
 * @returns false if it was rejected
 */
export async function setFrame(id: string, content: object, site?: string, signal?: AbortSignal): Promise<boolean> {
  const answer = await fetch(`/__marquee/frame/${id}`, {
    method: 'PUT',
    headers: site === undefined ? {} : { 'Marquee-Site': encodeURIComponent(site) },
    body: JSON.stringify(content),
    signal,
  }).catch(() => undefined)
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
