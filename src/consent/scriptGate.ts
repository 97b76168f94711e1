import { LOOPBACK_HOST_PATTERN } from '../lib/url/loopback'
import { parseUrl } from '../lib/url/parseUrl'
import { safeResourceUrl } from '../lib/url/safeHref'
import type { Consent, ConsentCategory } from './consent'
import { setAllowedScriptUrls } from './trustedScriptUrls'

/** A script of the site config */
export interface GateScript {
  src: string
  category: ConsentCategory
  /** Its integrity hash; a changed file is rejected */
  integrity?: string
  /** true: runs after the previous ordered scripts */
  ordered?: boolean
  /** Set if it is an analytics tool */
  tool?: AnalyticsTool
}

/** An analytics tool: the tag of `analytics_code` by measurement id, or `adobe_embed_src` */
export type AnalyticsTool = { name: 'google'; id: string } | { name: 'adobe' }

/** Timeout of a script; the next ones then start */
const SCRIPT_TIMEOUT_MS = 10_000

/**
 * Loads the operator's scripts: each URL once, https or of this site only, after consent to its category, and never on a
 * page that blocks them (threats X4). Errors and timeouts of a script have no effect on the visitor (reliability P20).
 * @param onTool called before a tool is added to the page
 */
export function createScriptGate(
  scripts: readonly GateScript[],
  consent: Consent,
  document: Document,
  onTool: (tool: AnalyticsTool) => void = () => {},
) {
  const pending = new Map<string, GateScript>()
  for (const script of scripts) {
    const url = parseScriptUrl(script.src)
    if (url && !pending.has(url)) pending.set(url, script)
  }
  const toTrustedUrl = setAllowedScriptUrls(pending.keys())
  let isBlocked = true
  let hasLoaded = false
  let queue = Promise.resolve()

  function loadAllowed(): void {
    if (isBlocked) return
    for (const [url, script] of pending) {
      if (!consent.allows(script.category)) continue
      pending.delete(url)
      if (script.ordered) queue = queue.then(() => insert(url, script))
      else insert(url, script)
    }
  }

  /** Resolves when the script ran, failed, or timed out. Never rejects. */
  function insert(url: string, { integrity, tool }: GateScript): Promise<void> {
    return new Promise((done) => {
      try {
        const element = document.createElement('script')
        element.async = true
        if (integrity) {
          element.integrity = integrity
          element.crossOrigin = 'anonymous'
        }
        element.onload = element.onerror = () => done()
        setTimeout(done, SCRIPT_TIMEOUT_MS)
        element.src = toTrustedUrl(url)
        if (tool) onTool(tool)
        hasLoaded = true
        document.head.append(element)
      } catch (error) {
        console.warn(`Inserting the script ${url} failed:`, error)
        done()
      }
    })
  }

  consent.subscribe(loadAllowed)
  return {
    /** @param blocksScripts true: the page must not run third-party scripts */
    visit(blocksScripts: boolean): void {
      isBlocked = blocksScripts
      loadAllowed()
    },
    /** Whether this document runs third-party scripts. Only a reload stops them. */
    hasLoadedScripts: () => hasLoaded,
  }
}

/**
 * Absolute URL of a script; undefined unless https or of this site (threats X4). http on loopback counts as https.
 */
export function parseScriptUrl(src: unknown, page: string = location.href): string | undefined {
  const safe = safeResourceUrl(src)
  const url = safe ? parseUrl(safe, page) : undefined
  if (!url) return undefined
  const trusted =
    url.protocol === 'https:' ||
    url.origin === new URL(page).origin ||
    (url.protocol === 'http:' && LOOPBACK_HOST_PATTERN.test(url.hostname))
  return trusted && !url.username && !url.password ? url.href : undefined
}
