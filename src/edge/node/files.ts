import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileHeaders, isBuilt, noSuchFile } from '../answers'

const TYPES: Record<string, string> = {
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
 * The files of the built site. Their names are read once, when the host starts: no address can lead anywhere else.
 * @returns the answer for a path; undefined: there is no such file, and it is no file of the build
 */
export function createFiles(dist: string): (path: string) => Response | undefined {
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
    if (!file) return isBuilt(path) ? noSuchFile() : undefined
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    return new Response(new Uint8Array(readFileSync(file)), { headers: { 'Content-Type': type, ...fileHeaders(path) } })
  }
}
