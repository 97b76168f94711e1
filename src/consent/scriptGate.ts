import { LOOPBACK } from '../lib/url/loopback'
import { readUrl } from '../lib/url/readUrl'
import { safeResource } from '../lib/url/safeHref'
import type { Category, Consent } from './consent'
import { trustScripts } from './trustedAddress'

/** A script of the site config */
export interface GateScript {
  src: string
  category: Category
  /** Its integrity hash; a changed file is rejected */
  integrity?: string
  /** true: runs after the previous ordered scripts */
  ordered?: boolean
  /** Set if it is an analytics tool */
  tool?: Tool
}

/** An analytics tool: the tag of `analytics_code` by measurement id, or `adobe_embed_src` */
export type Tool = { name: 'google'; id: string } | { name: 'adobe' }

/** Timeout of a script; the next ones then start */
const SCRIPT_TIMEOUT_MS = 10_000

/**
 * Loads the operator's scripts: each URL once, https or of this site only, after consent to its category, and never on a
 * quiet page (threats X4). Errors and timeouts of a script have no effect on the visitor (reliability P20).
 * @param open called before a tool is added to the page
 */
export function createScriptGate(
  scripts: readonly GateScript[],
  consent: Consent,
  document: Document,
  open: (tool: Tool) => void = () => {},
) {
  const waiting = new Map<string, GateScript>()
  for (const script of scripts) {
    const url = scriptUrl(script.src)
    if (url && !waiting.has(url)) waiting.set(url, script)
  }
  const trust = trustScripts(waiting.keys())
  let quiet = true
  let opened = false
  let line = Promise.resolve()

  function look(): void {
    if (quiet) return
    for (const [url, script] of waiting) {
      if (!consent.allows(script.category)) continue
      waiting.delete(url)
      if (script.ordered) line = line.then(() => insert(url, script))
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
        element.src = trust(url)
        if (tool) open(tool)
        opened = true
        document.head.append(element)
      } catch (error) {
        console.warn(`Script ${url} was not loaded`, error)
        done()
      }
    })
  }

  consent.subscribe(look)
  return {
    /** @param isQuiet true: the page must not run third-party scripts */
    visit(isQuiet: boolean): void {
      quiet = isQuiet
      look()
    },
    /** Whether this document runs third-party scripts; only a new document stops them */
    hasOpened: () => opened,
  }
}

/**
 * Absolute URL of a script; undefined unless https or of this site (threats X4). http on loopback counts as https.
 */
export function scriptUrl(src: unknown, page: string = location.href): string | undefined {
  const safe = safeResource(src)
  const url = safe ? readUrl(safe, page) : undefined
  if (!url) return undefined
  const trusted =
    url.protocol === 'https:' ||
    url.origin === new URL(page).origin ||
    (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  return trusted && !url.username && !url.password ? url.href : undefined
}
