import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { isBuildAsset, notFound, staticFileHeaders } from '../responses'

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of the built site. The names are read once at startup, so no request can reach another file.
 * @returns a function from path to response; undefined if the path is not part of the build
 */
export function createStaticFiles(dist: string): (path: string) => Response | undefined {
  const names = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : []
  const files = new Map(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(dist, file).split(sep).join('/')}`, file]),
  )
  files.delete('/index.html')
  return (path) => {
    const file = files.get(path)
    if (!file) return isBuildAsset(path) ? notFound() : undefined
    const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream'
    return new Response(new Uint8Array(readFileSync(file)), {
      headers: { 'Content-Type': type, ...staticFileHeaders(path) },
    })
  }
}
