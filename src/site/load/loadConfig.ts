import type { SiteDocument } from '../../generated/types'
import { parsed } from '../../lib/json/parseJson'
import { whenIdle } from '../../lib/whenIdle'
import { withTimeout } from '../../lib/withTimeout'
import type { Http } from '../../service/http/http'
import { ServiceError, type ServiceResponse } from '../../service/http/response'
import type { Problems } from '../validate/problem'
import { forgetConfig, recallConfig, rememberConfig } from './lastGood'
import { newVersion } from './newVersion'
import { readConfig } from './readConfig'

/** Why there is no site to show. */
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
  /** True when the service did not answer and the last good config stands in. */
  stale: boolean
}

/** How long the last good config waits for the service, in milliseconds (reliability P8). */
const PATIENCE = 1000
export const CONFIG_FILE = 'config.json'

/**
 * Loads and validates the site config. Where the service fails, or takes long, the last good config of this browser stands in.
 * @param base of the service, to tell sites apart
 * @param cache of the call
 * @throws SiteError when there is neither
 */
export async function loadConfig(
  http: Http,
  base: string,
  problems: Problems,
  cache?: RequestCache,
): Promise<LoadedConfig> {
  const fetched = fetchConfig(http, base, problems, cache)
  try {
    return { document: await withTimeout(fetched, PATIENCE), stale: false }
  } catch {
    // Looked for only now: storage is slow.
    const known = recallConfig(base)
    const document = known === undefined ? undefined : await readKnown(known, problems)
    if (document) {
      // Who was shown the older one is offered the newer one when it comes.
      fetched.then(
        (fresh) => newVersion.set(JSON.stringify(fresh) !== JSON.stringify(document)),
        () => {},
      )
      return { document, stale: true }
    }
    if (known !== undefined) forgetConfig(base)
    return { document: await fetched, stale: false }
  }
}

async function fetchConfig(http: Http, base: string, problems: Problems, cache?: RequestCache): Promise<SiteDocument> {
  let reply: ServiceResponse
  try {
    // Without Authorization, so that the preload of index.html is the answer.
    reply = await http.get('config/', { auth: false, timeout: 'config', cache })
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not-json') throw new SiteError('not-json', error.body)
    if (error instanceof ServiceError && error.status === 400) throw new SiteError('restricted', '')
    throw new SiteError('unreachable', error instanceof ServiceError ? error.message : String(error))
  }
  const document = await readConfig(CONFIG_FILE, reply, problems)
  if (!document) throw new SiteError('unreadable', reply.text.slice(0, 200))
  // Storage is slow, and the page does not wait for it.
  whenIdle(() => rememberConfig(base, reply.text))
  return document
}

/** The last good config; undefined where it is none any more. */
async function readKnown(text: string, problems: Problems): Promise<SiteDocument | undefined> {
  try {
    return await readConfig(CONFIG_FILE, parsed(text), problems)
  } catch {
    return undefined
  }
}
