import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { servedFile } from '../../fixtures/service/host/files/serveFile'
import { isRecord } from '../../src/lib/json/isRecord'
import { parseJson } from '../../src/lib/json/parseJson'
import type { MediaAddress } from '../../src/ssr/headers/siteSources'
import { manifestAddresses } from './manifestAddresses'

interface Folders {
  site: string
  /** Behind `/media/`. */
  media: string
}

/**
 * The addresses at other origins that the films of a site folder load: those of `streams.json`, and those in manifests
 * of this machine. Remote manifests are not read: `site_config.media_origins` names the origins in them.
 */
export function folderMedia(folders: Folders): MediaAddress[] {
  const found: MediaAddress[] = []
  const read = new Set<string>()

  function add(address: string, reason: string): void {
    if (!address.startsWith('/')) found.push({ address, reason })
    else readManifest(address.replace(/[?#].*/s, ''))
  }

  function readManifest(path: string): void {
    if (read.has(path) || !/\.(?:m3u8|mpd)$/i.test(path)) return
    read.add(path)
    const file = servedFile(decoded(path), folders)
    if (!file || !existsSync(file) || !statSync(file).isFile()) return
    for (const address of manifestAddresses(path, readFileSync(file, 'utf8')))
      add(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : posix.resolve(posix.dirname(path), address), path)
  }

  const file = join(folders.site, 'streams.json')
  for (const [slug, sources] of Object.entries(readStreams(file)))
    for (const source of Array.isArray(sources) ? sources : [])
      if (isRecord(source))
        for (const value of Object.values(source))
          if (typeof value === 'string' && /^(?:\/|https?:)/i.test(value)) add(value, `streams.json, ${slug}`)
  return found
}

function readStreams(file: string): Record<string, unknown> {
  try {
    const data = parseJson(readFileSync(file, 'utf8'))
    return isRecord(data) ? data : {}
  } catch {
    // The validator reports a file that is no JSON.
    return {}
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
