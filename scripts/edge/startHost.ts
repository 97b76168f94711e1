import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../commands/ports'
import { edgeFolder } from './buildEdge'

export interface Host {
  port: number
  /** Of its process. */
  pid: number
  close(): void
}

interface Place {
  /** Folder of the built site; the host lies beside it. */
  dist: string
  /** Default: this machine alone. */
  host?: string
  /** Default: any free one. */
  port?: number
  /** How long a page waits for the service at most, in milliseconds. Default: the host's own. */
  patience?: number
}

/**
 * Starts the host that fills pages as it runs in production: a process of its own.
 * @param brandsAt the table of brands, for the port that the host has
 * @throws Error with what it said when it ended, or with the code EADDRINUSE
 */
export async function startHost(brandsAt: (port: number) => object[], place: Place): Promise<Host> {
  const { dist, host = '127.0.0.1' } = place
  const port = await freePort(host, place.port ?? 0)
  const table = join(mkdtempSync(join(tmpdir(), 'marquee-host-')), 'brands.json')
  writeFileSync(table, JSON.stringify({ brands: brandsAt(port) }))
  const patience = place.patience !== undefined && { MARQUEE_PATIENCE: String(place.patience) }
  const own = {
    MARQUEE_BRANDS: table,
    MARQUEE_DIST: dist,
    ...patience,
    PORT: String(port),
    HOST: host,
  }
  const program = spawn(process.execPath, [join(edgeFolder(dist), 'node.mjs')], { env: { ...process.env, ...own } })
  let said = ''
  program.stderr.on('data', (text) => {
    said += String(text)
  })
  const close = () => void program.kill()
  process.once('exit', close)
  return new Promise((ready, fail) => {
    program.stdout.once('data', () => ready({ port, pid: program.pid ?? 0, close }))
    program.once('exit', (code) => fail(new Error(`The host that fills pages has ended with ${code}: ${said}`)))
  })
}

/**
 * A brand whose service stands behind the host.
 * @param hosts its names
 * @param behind address of the service, its media and its files, ending in a slash
 */
export const brandBehind = (hosts: string[], behind: string): object => ({
  hosts,
  forward: Object.fromEntries(['api/', 'media/', 'site/'].map((path) => [`/${path}`, behind + path])),
})
