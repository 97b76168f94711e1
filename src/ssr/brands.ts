import type { Brand, Brands } from '../generated/types'
import validate from '../generated/validators/brands.full.js'

export type { Brand }

/**
 * Reads the brand table (schemas/brands.json), which maps hosts to brands. Invalid entries are not repaired.
 * @throws TypeError with the JSON pointer, the value and what was expected
 */
export function readBrands(data: unknown): readonly Brand[] {
  if (!validate(data)) {
    const { instancePath = '', keyword, params = {} } = validate.errors?.[0] ?? {}
    throw new TypeError(`${instancePath || '/'}: ${faultOf(keyword, params, valueAtPointer(data, instancePath))}`)
  }
  const { brands } = data as Brands
  const seen = new Set<string>()
  for (const [index, { hosts }] of brands.entries())
    for (const host of hosts) {
      if (seen.has(host)) throw new TypeError(`/brands/${index}/hosts: "${host}" is listed twice`)
      seen.add(host)
    }
  return brands
}

function faultOf(keyword: string | undefined, params: Record<string, unknown>, value: unknown): string {
  if (keyword === 'required') return `"${params.missingProperty}" is missing`
  if (keyword === 'additionalProperties') return `"${params.additionalProperty}" is not a field`
  const found = JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
  if (keyword === 'type') return `expected ${params.type}, found ${found}`
  return keyword === 'minItems'
    ? 'expected at least one entry, found none'
    : `${found} has an invalid format (see schemas/brands.json)`
}

const valueAtPointer = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => Object(value)[step], data)

/**
 * Creates a function that finds the brand of a host. Callers must use the returned host, which comes from the table, and
 * never the request's own.
 * @returns undefined for an unknown host
 */
export function createBrandFinder(brands: readonly Brand[]) {
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host.toLowerCase(), { brand, host }])))
  return (hostHeader: string) => {
    const name = hostHeader.toLowerCase()
    return byHost.get(name) ?? byHost.get(name.replace(/:\d+$/, ''))
  }
}

/** The address at which the server itself reaches a brand's service. */
export function upstreamUrlOf({ service = DEFAULT_SERVICE_PATH, forward = {} }: Brand): string | undefined {
  if (/^https?:/.test(service)) return service
  const target = findForwardTarget(forward, service)
  return target && (target.endsWith('/') ? target : `${target}/`)
}

/** The address that a path is proxied to, by the longest matching prefix; undefined: the path is not proxied. */
export function findForwardTarget(forward: Readonly<Record<string, string>>, path: string): string | undefined {
  const prefix = Object.keys(forward)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length)[0]
  return prefix === undefined ? undefined : forward[prefix] + path.slice(prefix.length)
}

/**
 * Reads `MARQUEE_RENDER_TIMEOUT`.
 * @returns milliseconds; undefined when it is not set
 * @throws TypeError for anything but a whole number
 */
export function readRenderTimeout(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,6}$/.test(value)) return Number(value)
  throw new TypeError(`MARQUEE_RENDER_TIMEOUT is "${value}": expected a whole number of milliseconds, such as 300.`)
}

/** Default path of the service. */
export const DEFAULT_SERVICE_PATH = '/api/v1/'
