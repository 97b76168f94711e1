import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { servedFile } from '../../fixtures/service/host/files/serveFile'
import { isRecord } from '../../src/lib/json/isRecord'
import { parseJson } from '../../src/lib/json/parseJson'
import type { MediaAddress } from '../../src/ssr/headers/siteSources'
import { manifestAddresses } from './manifestAddresses'

interface MediaFolders {
  siteFolder: string
  /** Folder that is served at `/media/`. */
  mediaFolder: string
}

/**
 * URLs at other origins that the videos of a site folder load: those in `streams.json` and in local manifests. Remote
 * manifests are not read: `site_config.media_origins` lists their origins.
 */
export function remoteMediaUrls(folders: MediaFolders): MediaAddress[] {
  const found: MediaAddress[] = []
  const read = new Set<string>()

  function add(address: string, reason: string): void {
    if (!address.startsWith('/')) found.push({ address, reason })
    else readManifest(address.replace(/[?#].*/s, ''))
  }

  function readManifest(path: string): void {
    if (read.has(path) || !/\.(?:m3u8|mpd)$/i.test(path)) return
    read.add(path)
    const file = servedFile(safeDecode(path), folders)
    if (!file || !existsSync(file) || !statSync(file).isFile()) return
    for (const address of manifestAddresses(path, readFileSync(file, 'utf8')))
      add(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : posix.resolve(posix.dirname(path), address), path)
  }

  const file = join(folders.siteFolder, 'streams.json')
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
    // The validator reports invalid JSON.
    return {}
  }
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
