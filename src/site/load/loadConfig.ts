import type { SiteDocument } from '../../generated/types'
import { whenIdle } from '../../lib/async/whenIdle'
import { withTimeout } from '../../lib/async/withTimeout'
import { parseJsonText } from '../../lib/json/parseJson'
import type { Http } from '../../service/http/http'
import { ServiceError, type ServiceResponse } from '../../service/http/response'
import type { Problems } from '../validate/problem'
import { readLastGoodConfig, removeLastGoodConfig, saveLastGoodConfig } from './lastGood'
import { newVersionWaiting } from './newVersion'
import { readConfig } from './readConfig'

/** Why no site can be shown */
export class SiteError extends Error {
  constructor(
    readonly reason: 'unreachable' | 'restricted' | 'not-json' | 'unreadable',
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`)
  }
}

export interface LoadedConfig {
  document: SiteDocument
  /** True if the service did not respond and the last good config is used */
  stale: boolean
}

/** Wait for the service before the last good config is used (reliability P8) */
const FALLBACK_DELAY_MS = 1000
export const CONFIG_FILE = 'config.json'

/**
 * Loads and validates the site config. If the service fails or is slow, uses the last good config of this browser.
 * @param base of the service, to tell sites apart
 * @param cache mode of the request
 * @throws SiteError if there is neither
 */
export async function loadConfig(
  http: Http,
  base: string,
  problems: Problems,
  cache?: RequestCache,
): Promise<LoadedConfig> {
  const fetched = fetchConfig(http, base, problems, cache)
  try {
    return { document: await withTimeout(fetched, FALLBACK_DELAY_MS), stale: false }
  } catch {
    // Read only now, because storage is slow
    const lastGood = readLastGoodConfig(base)
    const document = lastGood === undefined ? undefined : await parseLastGood(lastGood, problems)
    if (document) {
      // Offers the newer config to visitors of the older one when it arrives.
      fetched.then(
        (fresh) => newVersionWaiting.set(JSON.stringify(fresh) !== JSON.stringify(document)),
        () => {},
      )
      return { document, stale: true }
    }
    if (lastGood !== undefined) removeLastGoodConfig(base)
    return { document: await fetched, stale: false }
  }
}

async function fetchConfig(http: Http, base: string, problems: Problems, cache?: RequestCache): Promise<SiteDocument> {
  let response: ServiceResponse
  try {
    // Without Authorization, so that the preload of index.html matches
    response = await http.get('config/', { auth: false, timeout: 'config', cache })
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not-json') throw new SiteError('not-json', error.body)
    if (error instanceof ServiceError && error.status === 400) throw new SiteError('restricted', '')
    throw new SiteError('unreachable', error instanceof ServiceError ? error.message : String(error))
  }
  const document = await readConfig(CONFIG_FILE, response, problems)
  if (!document) throw new SiteError('unreadable', response.text.slice(0, 200))
  // Deferred, because storage is slow
  whenIdle(() => saveLastGoodConfig(base, response.text))
  return document
}

/** The last good config; undefined if it is no longer valid */
async function parseLastGood(text: string, problems: Problems): Promise<SiteDocument | undefined> {
  try {
    return await readConfig(CONFIG_FILE, parseJsonText(text), problems)
  } catch {
    return undefined
  }
}
