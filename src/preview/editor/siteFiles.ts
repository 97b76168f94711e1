const FILES_ADDRESS = '/__marquee/files'

/** A document of the site's folder as loaded. */
export interface SiteText {
  path: string
  text: string
  /** ETag of this version. */
  etag: string
}

/** Paths of the documents in the site's folder; empty if the server is read-only. */
export async function listSiteFiles(): Promise<string[]> {
  const response = await fetch(FILES_ADDRESS).catch(() => undefined)
  if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return []
  return (await response.json()).files
}

/** @throws Error if the file cannot be read */
export async function readSiteText(path: string): Promise<SiteText> {
  const response = await fetch(`${FILES_ADDRESS}/${path}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { path, text: await response.text(), etag: response.headers.get('etag') ?? '' }
}

/**
 * Saves a text if the file still has the loaded version.
 * @returns undefined if the file was changed
 * @throws Error if it cannot be saved
 */
export async function saveSiteText({ path, text, etag }: SiteText): Promise<SiteText | undefined> {
  const response = await fetch(`${FILES_ADDRESS}/${path}`, { method: 'PUT', body: text, headers: { 'If-Match': etag } })
  if (response.status === 412) return undefined
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { path, text, etag: response.headers.get('etag') ?? '' }
}
