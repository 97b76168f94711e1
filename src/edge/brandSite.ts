import { routeKinds } from '../../registry/routes'
import type { SiteDocument } from '../generated/types'
import { inTime } from '../lib/inTime'
import { createHttp, type Http } from '../service/http/http'
import { CONFIG_FILE } from '../site/load/loadConfig'
import { readConfig } from '../site/load/readConfig'
import { planSite, type SitePlan } from '../site/plan/plan'
import { createProblems } from '../site/validate/problem'
import { shortHash } from './answers'
import { type Brand, SERVICE, upstreamOf } from './brands'

/** The site of a brand, as its config was read last. */
export interface BrandSite {
  plan: SitePlan
  /** Its service, for one visit. */
  http: () => Pick<Http, 'get' | 'send' | 'renew'>
  /** Tells this config from every other one. */
  version: string
}

/** How long a config is taken as it is, in milliseconds; then the next page has it asked for anew, and does not wait. */
const FRESH = 60_000

/** After so long, in milliseconds, nothing is on its way any more: a platform has ended the request that had asked. */
const GONE = 30_000

/** Told of work that goes on behind the answer, for platforms that end what a request began when it is answered. */
export type WaitUntil = (work: Promise<unknown>) => void

interface SitesSettings {
  /** In milliseconds since 1970. */
  now: () => number
  /** Visits at the same time wait for the same answers of the service. */
  sharesCalls: boolean
}

/**
 * Keeps the sites of brands at hand.
 * @returns the site of a brand; undefined where its service has not answered in time, or with no site
 */
export function createSites({ now, sharesCalls }: SitesSettings) {
  const known = new Map<Brand, { site?: BrandSite; asked: number; coming?: Promise<BrandSite | undefined> }>()

  return async (
    brand: Brand,
    origin: string,
    patience: number,
    waitUntil: WaitUntil,
  ): Promise<BrandSite | undefined> => {
    const kept = known.get(brand) ?? { asked: Number.NEGATIVE_INFINITY }
    known.set(brand, kept)
    if (now() - kept.asked > (kept.coming ? GONE : FRESH)) {
      kept.asked = now()
      const coming = readSite(brand, origin, sharesCalls)
        .then((site) => {
          // A service that is silent leaves what was good.
          kept.site = site ?? kept.site
          return kept.site
        })
        .finally(() => {
          if (kept.coming !== coming) return
          kept.coming = undefined
          if (!kept.site) kept.asked = Number.NEGATIVE_INFINITY
        })
      kept.coming = coming
      waitUntil(coming.catch(() => {}))
    }
    if (kept.site || !kept.coming) return kept.site
    return inTime(kept.coming, patience).catch(() => undefined)
  }
}

async function readSite(brand: Brand, origin: string, sharesCalls: boolean): Promise<BrandSite | undefined> {
  const http = httpOf(brand, origin)
  const problems = createProblems()
  const reply = await http.get('config/', { auth: false, limit: 'config' }).catch(() => undefined)
  const document: SiteDocument | undefined = reply && (await readConfig(CONFIG_FILE, reply, problems))
  if (!document || !reply) return undefined
  const { plan } = planSite(document, routeKinds, CONFIG_FILE)
  return {
    plan,
    http: sharesCalls ? () => http : () => httpOf(brand, origin),
    version: await shortHash(reply.text),
  }
}

/** The service of a brand, asked as nobody in particular. */
function httpOf(brand: Brand, origin: string): ReturnType<BrandSite['http']> {
  const base = upstreamOf(brand) ?? new URL(brand.service ?? SERVICE, origin).href
  const media = brand.media && `${brand.media}/`
  const http = createHttp({ base, base2: brand.service_v2, media, authorization: () => undefined })
  // A service of several brands tells them apart by the host that visitors see.
  const headers = { 'X-Forwarded-Host': brand.hosts[0] ?? '' }
  return {
    ...http,
    get: (path, options) => http.get(path, { ...options, headers: { ...options?.headers, ...headers } }),
  }
}
