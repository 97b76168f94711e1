import { pageKinds } from '../../registry/routes'
import type { SiteDocument } from '../generated/types'
import { withTimeout } from '../lib/async/withTimeout'
import { createHttp, type Http } from '../service/http/http'
import { CONFIG_FILE } from '../site/load/loadConfig'
import { readConfig } from '../site/load/readConfig'
import { planSite, type SitePlan } from '../site/plan/plan'
import { createProblems } from '../site/validate/problem'
import { type Brand, DEFAULT_SERVICE_PATH, upstreamUrlOf } from './brands'
import { shortHash } from './responses'

/** The site of a brand, from the last config that was read. */
export interface BrandSite {
  plan: SitePlan
  /** Creates the service client of one visit. */
  http: () => Pick<Http, 'get' | 'send' | 'renew'>
  /** Hash of the config. */
  version: string
}

/** A config older than this is revalidated in the background (ms). */
const REVALIDATE_AFTER_MS = 60_000

/** An unfinished request for a config is considered lost after this time (ms): some platforms end it with the response. */
const ABANDONED_AFTER_MS = 30_000

/** Keeps background work alive on platforms that end it with the response. */
export type WaitUntil = (work: Promise<unknown>) => void

interface SiteCacheSettings {
  /** In milliseconds since 1970. */
  now: () => number
  /** true: concurrent visits share requests to the service. */
  sharesCalls: boolean
}

/**
 * Caches the sites of brands (stale-while-revalidate).
 * @returns a function that reads the site of a brand: undefined when the service fails or does not answer in time
 */
export function createSiteCache({ now, sharesCalls }: SiteCacheSettings) {
  const cache = new Map<Brand, { site?: BrandSite; requestedAt: number; inFlight?: Promise<BrandSite | undefined> }>()

  return async (
    brand: Brand,
    origin: string,
    renderTimeout: number,
    waitUntil: WaitUntil,
  ): Promise<BrandSite | undefined> => {
    const entry = cache.get(brand) ?? { requestedAt: Number.NEGATIVE_INFINITY }
    cache.set(brand, entry)
    if (now() - entry.requestedAt > (entry.inFlight ? ABANDONED_AFTER_MS : REVALIDATE_AFTER_MS)) {
      entry.requestedAt = now()
      const inFlight = readSite(brand, origin, sharesCalls)
        .then((site) => {
          // If the service fails, keep the last valid site.
          entry.site = site ?? entry.site
          return entry.site
        })
        .finally(() => {
          if (entry.inFlight !== inFlight) return
          entry.inFlight = undefined
          if (!entry.site) entry.requestedAt = Number.NEGATIVE_INFINITY
        })
      entry.inFlight = inFlight
      waitUntil(inFlight.catch(() => {}))
    }
    if (entry.site || !entry.inFlight) return entry.site
    return withTimeout(entry.inFlight, renderTimeout).catch(() => undefined)
  }
}

async function readSite(brand: Brand, origin: string, sharesCalls: boolean): Promise<BrandSite | undefined> {
  const http = createBrandServiceClient(brand, origin)
  const problems = createProblems()
  const reply = await http.get('config/', { auth: false, timeout: 'config' }).catch(() => undefined)
  const document: SiteDocument | undefined = reply && (await readConfig(CONFIG_FILE, reply, problems))
  if (!document || !reply) return undefined
  const { plan } = planSite(document, pageKinds, CONFIG_FILE)
  return {
    plan,
    http: sharesCalls ? () => http : () => createBrandServiceClient(brand, origin),
    version: await shortHash(reply.text),
  }
}

/** A service client without a session. */
function createBrandServiceClient(brand: Brand, origin: string): ReturnType<BrandSite['http']> {
  const base = upstreamUrlOf(brand) ?? new URL(brand.service ?? DEFAULT_SERVICE_PATH, origin).href
  const media = brand.media && `${brand.media}/`
  const http = createHttp({ base, base2: brand.service_v2, media, authorization: () => undefined })
  // A service that serves several brands identifies them by the public host.
  const headers = { 'X-Forwarded-Host': brand.hosts[0] ?? '' }
  return {
    ...http,
    get: (path, options) => http.get(path, { ...options, headers: { ...options?.headers, ...headers } }),
  }
}
