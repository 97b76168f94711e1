import type { Brand, Brands } from '../generated/types'
import validate from '../generated/validators/brands.full.js'

export type { Brand }

/**
 * Reads the table of brands (schemas/brands.json): who stands at which host. It is the operator's own file, so nothing of
 * it is repaired.
 * @throws TypeError with the place of what is wrong
 */
export function readBrands(data: unknown): readonly Brand[] {
  if (!validate(data)) {
    const { instancePath = '', keyword, params = {} } = validate.errors?.[0] ?? {}
    throw new TypeError(`${instancePath || '/'}: ${faultOf(keyword, params, valueAt(data, instancePath))}`)
  }
  const { brands } = data as Brands
  const seen = new Set<string>()
  for (const [index, { hosts }] of brands.entries())
    for (const host of hosts) {
      if (seen.has(host)) throw new TypeError(`/brands/${index}/hosts: "${host}" stands there twice`)
      seen.add(host)
    }
  return brands
}

function faultOf(keyword: string | undefined, params: Record<string, unknown>, value: unknown): string {
  if (keyword === 'required') return `"${params.missingProperty}" is missing`
  if (keyword === 'additionalProperties') return `"${params.additionalProperty}" is not a field`
  const found = JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
  if (keyword === 'type') return `expected ${params.type}, found ${found}`
  return keyword === 'minItems' ? 'expected at least one entry' : `${found} does not have the form that is expected`
}

const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => Object(value)[step], data)

/**
 * Finds the brand of a host, by the table alone: what a request says of itself chooses, and is never used.
 * @param host as the request has it, with or without a port
 * @returns the brand, and its host as the table spells it; undefined: nobody stands there
 */
export function createBrandFinder(brands: readonly Brand[]) {
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host.toLowerCase(), { brand, host }])))
  return (host: string) => {
    const name = host.toLowerCase()
    return byHost.get(name) ?? byHost.get(name.replace(/:\d+$/, ''))
  }
}

/** Where the host itself asks a brand's service. */
export function upstreamOf({ service = SERVICE, forward = {} }: Brand): string | undefined {
  if (/^https?:/.test(service)) return service
  const at = forwarded(forward, service)
  return at && (at.endsWith('/') ? at : `${at}/`)
}

/** Where a path of a brand is fetched from; undefined: it is none that is passed on. */
export function forwarded(forward: Readonly<Record<string, string>>, path: string): string | undefined {
  const prefix = Object.keys(forward)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length)[0]
  return prefix === undefined ? undefined : forward[prefix] + path.slice(prefix.length)
}

/**
 * How long a page waits for the service at most, as `MARQUEE_PATIENCE` says it.
 * @returns milliseconds; undefined where nothing is said
 * @throws TypeError where it is no number of them
 */
export function readPatience(said: string | undefined): number | undefined {
  if (said === undefined) return undefined
  if (/^\d{1,6}$/.test(said)) return Number(said)
  throw new TypeError(`MARQUEE_PATIENCE is a number of milliseconds, as 300, not "${said}".`)
}

/** Where pages find the service when nothing else is said. */
export const SERVICE = '/api/v1/'
