import { readFileSync, statSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { errorMessage } from '../../lib/errorMessage'
import { isRecord } from '../../lib/json/isRecord'
import { type Brand, readBrands, readRenderTimeout } from '../brands'
import { LOOPBACK_NETWORKS, parseTrustedProxies } from './proxies'

export interface Settings {
  brands: readonly Brand[]
  /** Folder of the built site. */
  dist: string
  /** In milliseconds. */
  renderTimeout: number | undefined
  port: number
  host: string
  trusted: BlockList
}

/**
 * Reads the environment variables of the server (docs/how-to/publish/server-side-rendering.md).
 * @param dist default folder of the built site
 * @throws TypeError with the variable, its value, what was expected and what to do
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, dist: string): Settings {
  const {
    MARQUEE_BRANDS = 'brands.json',
    MARQUEE_DIST = dist,
    MARQUEE_RENDER_TIMEOUT,
    PORT = '8080',
    HOST = '0.0.0.0',
  } = env
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535)
    throw new TypeError(`PORT is "${PORT}": expected a number from 0 to 65535, such as 8080.`)
  if (!statSync(MARQUEE_DIST, { throwIfNoEntry: false })?.isDirectory())
    throw new TypeError(
      `MARQUEE_DIST is "${MARQUEE_DIST}", which is not a folder: expected the built site. Build it, or set MARQUEE_DIST to its dist folder.`,
    )
  return {
    brands: readBrandTable(MARQUEE_BRANDS),
    dist: MARQUEE_DIST,
    renderTimeout: readRenderTimeout(MARQUEE_RENDER_TIMEOUT),
    port: Number(PORT),
    host: HOST,
    trusted: parseTrustedProxies(env.MARQUEE_TRUSTED_PROXIES ?? LOOPBACK_NETWORKS),
  }
}

function readBrandTable(file: string): readonly Brand[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const code = nodeErrorCodeOf(error)
    const reason = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`
    throw new TypeError(
      `The brand table "${file}" ${reason}: set MARQUEE_BRANDS to the path of a JSON file such as {"brands": [{"hosts": ["lumen.example"]}]}.`,
    )
  }
  try {
    return readBrands(JSON.parse(text.replace(/^\ufeff/, '')))
  } catch (error) {
    const message = errorMessage(error)
    throw new TypeError(
      error instanceof SyntaxError
        ? `The brand table "${file}" is not valid JSON: ${message}.`
        : `The brand table "${file}" is not valid: ${message}. docs/how-to/publish/server-side-rendering.md lists its fields.`,
    )
  }
}

/** The error code of Node, such as ENOENT */
const nodeErrorCodeOf = (error: unknown) => (isRecord(error) ? error.code : undefined)

/** Explains a failure to listen; undefined for any other error. */
export function listenProblem(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string | undefined {
  const code = nodeErrorCodeOf(error)
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use: stop the other program, or set PORT to a free port.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has: set PORT to a port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is "${host}", which is not an address of this machine: set it to 0.0.0.0, or to one of its addresses.`
  return undefined
}
