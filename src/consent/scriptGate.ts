import { LOOPBACK } from '../lib/url/loopback'
import { readUrl } from '../lib/url/readUrl'
import { safeResource } from '../lib/url/safeHref'
import type { Category, Consent } from './consent'
import { trustScripts } from './trustedAddress'

/** A script that the site config names. */
export interface GateScript {
  src: string
  category: Category
  /** Its hash; a changed file is refused. */
  integrity?: string
  /** true: after the ordered ones before it. */
  ordered?: boolean
  /** The analytics tool that it is. */
  tool?: Tool
}

/** An analytics tool of the operator: the tag of `analytics_code`, by its measurement id, or `adobe_embed_src`. */
export type Tool = { name: 'google'; id: string } | { name: 'adobe' }

/** How long a script may take, in milliseconds; afterwards nobody waits for it. */
const LIMIT = 10_000

/**
 * The gate before the operator's scripts: each address once, https or of this site only, after the consent of its
 * category, and never while a quiet page is shown (threats X4). A script that fails, throws or hangs changes nothing
 * that a visitor sees (reliability P20).
 * @param open told of a tool that is about to be put into the page
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

  /** Settles when the script ran, failed, or took too long. Never fails itself. */
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
        setTimeout(done, LIMIT)
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
    /** @param isQuiet true: the page that is shown must run without scripts of others */
    visit(isQuiet: boolean): void {
      quiet = isQuiet
      look()
    },
    /** Whether a script of others runs in this document: nothing stops it but another document. */
    hasOpened: () => opened,
  }
}

/**
 * The full address of a script, or undefined where it is neither https nor of this site (threats X4). http on a loopback
 * address counts as https.
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
