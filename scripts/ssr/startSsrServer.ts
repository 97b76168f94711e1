import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { probePort } from '../commands/ports'
import { ssrFolder } from './ssrFolder'

export interface SsrServer {
  port: number
  /** Process id. */
  pid: number
  close(): void
}

interface Options {
  /** Folder of the built site; the server build is next to it. */
  dist: string
  /** Default 127.0.0.1. */
  host?: string
  /** Default: a free port. */
  port?: number
  /** MARQUEE_RENDER_TIMEOUT (ms). */
  renderTimeout?: number
}

/**
 * Starts the SSR server as it runs in production, in a separate process.
 * @param brandsAt returns the brand table for the port of the server
 * @throws Error with the output of the process if it exits, or with the code EADDRINUSE
 */
export async function startSsrServer(brandsAt: (port: number) => object[], options: Options): Promise<SsrServer> {
  const { dist, host = '127.0.0.1' } = options
  const port = await probePort(host, options.port ?? 0)
  const file = join(mkdtempSync(join(tmpdir(), 'marquee-host-')), 'brands.json')
  writeFileSync(file, JSON.stringify({ brands: brandsAt(port) }))
  const renderTimeout = options.renderTimeout !== undefined && { MARQUEE_RENDER_TIMEOUT: String(options.renderTimeout) }
  const env = {
    MARQUEE_BRANDS: file,
    MARQUEE_DIST: dist,
    ...renderTimeout,
    PORT: String(port),
    HOST: host,
  }
  const program = spawn(process.execPath, [join(ssrFolder(dist), 'node.mjs')], { env: { ...process.env, ...env } })
  let output = ''
  program.stderr.on('data', (text) => {
    output += String(text)
  })
  const close = () => void program.kill()
  process.once('exit', close)
  return new Promise((ready, fail) => {
    program.stdout.once('data', () => ready({ port, pid: program.pid ?? 0, close }))
    program.once('exit', (code) => fail(new Error(`The SSR server exited with code ${code}: ${output}`)))
  })
}

/**
 * A brand table entry whose service, media and files are proxied.
 * @param hosts host names of the brand
 * @param target address of the service, ending in a slash
 */
export const proxiedBrand = (hosts: string[], serviceUrl: string): object => ({
  hosts,
  forward: Object.fromEntries(['api/', 'media/', 'site/'].map((path) => [`/${path}`, serviceUrl + path])),
})
