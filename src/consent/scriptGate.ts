import type { Category, Consent } from './consent'
import { scriptUrl } from './scriptUrl'
import { startAnalytics } from './startAnalytics'
import { trustScripts } from './trustedScript'

/** A script that the site config names. */
export interface GateScript {
  src: string
  category: Category
  /** Its hash; a changed file is refused. */
  integrity?: string
  /** true: after the ordered ones before it. */
  ordered?: boolean
  /** Measurement id, where it is the analytics tag. */
  analytics?: string
}

/** How long a script may take, in milliseconds; afterwards nobody waits for it. */
const LIMIT = 10_000

export type ScriptGate = ReturnType<typeof createScriptGate>

/**
 * The gate before the operator's scripts: each address once, https or of this site only, after the consent of its
 * category, and never while a quiet page is shown (threats X4). A script that fails, throws or hangs changes nothing
 * that a visitor sees (reliability P20).
 */
export function createScriptGate(scripts: readonly GateScript[], consent: Consent, document: Document) {
  const waiting = new Map<string, GateScript>()
  for (const script of scripts) {
    const url = scriptUrl(script.src)
    if (url && !waiting.has(url)) waiting.set(url, script)
  }
  const trust = trustScripts(waiting.keys())
  let quiet = true
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
  function insert(url: string, { integrity, analytics }: GateScript): Promise<void> {
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
        if (analytics) startAnalytics(window, analytics)
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
  }
}
