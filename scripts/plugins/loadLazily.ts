import { isPrefetching } from '../../src/lib/async/prefetchQuietly'

/**
 * Creates the function that replaces each `import()` of the build. It requests the files of a part in parallel, once
 * each, and resolves with the part when its style sheets have loaded. The import requests the script of the part itself.
 * Runs in the browser.
 * @param base path of the built site
 */
export function createChunkLoader(base: string) {
  /** Requested files by address, with a promise for each pending style sheet. */
  const requested = new Map<string, Promise<unknown> | undefined>()

  function request(href: string): Promise<unknown> | undefined {
    if (requested.has(href)) return requested.get(href)
    const isStyle = href.endsWith('.css')
    const link = document.createElement('link')
    // Firefox before 115 and Safari before 17 do not support modulepreload.
    link.rel = isStyle ? 'stylesheet' : link.relList.supports('modulepreload') ? 'modulepreload' : 'preload'
    if (!isStyle) link.as = 'script'
    link.crossOrigin = ''
    link.href = href
    requested.set(href, isStyle ? loaded(link, href) : undefined)
    document.head.append(link)
    return requested.get(href)
  }

  const loaded = (link: HTMLLinkElement, href: string) =>
    new Promise<void>((done, failed) => {
      link.onload = () => done()
      link.onerror = () => failed(new Error(`${href} did not load`))
    }).then(
      () => void requested.set(href, undefined),
      (error) => {
        // Allows a retry.
        requested.delete(href)
        link.remove()
        throw error
      },
    )

  return async <Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part | undefined> => {
    const onError = isPrefetching() ? rethrow : reportError
    if (requested.size === 0) {
      for (const known of document.head.querySelectorAll('link, script'))
        requested.set(known.getAttribute('href') ?? known.getAttribute('src') ?? '', undefined)
    }
    const styles = files.map((file) => request(base + file)).filter((style) => style !== undefined)
    // The script and its style sheets load in parallel. If a listener handles an error, the part is returned without them.
    const [part] = await Promise.all([load().catch(onError), ...styles.map((style) => style.catch(onError))])
    return part
  }
}

/**
 * Dispatches `vite:preloadError`, as Vite does; src/site/load/newVersion.ts listens to it.
 * @throws the error, unless a listener prevents the default
 */
function reportError(error: unknown): undefined {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}

/** Prefetches fail without an event. */
function rethrow(error: unknown): never {
  throw error
}
