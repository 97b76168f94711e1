import { isPrefetching } from '../../src/lib/prefetchQuietly'

/**
 * Makes what each `import()` of the build becomes: it asks for the files of a part side by side, once each, and gives
 * the part when its styles are there. Runs in the browser.
 * @param base of the built site
 */
export function createLoader(base: string) {
  /** What was asked for; a promise: a style sheet on its way. */
  const asked = new Map<string, Promise<unknown> | undefined>()

  function ask(href: string): Promise<unknown> | undefined {
    if (asked.has(href)) return asked.get(href)
    const isStyle = href.endsWith('.css')
    const link = document.createElement('link')
    // Firefox before 115 and Safari before 17 know the older word only.
    link.rel = isStyle ? 'stylesheet' : link.relList.supports('modulepreload') ? 'modulepreload' : 'preload'
    if (!isStyle) link.as = 'script'
    link.crossOrigin = ''
    link.href = href
    asked.set(href, isStyle ? settled(link, href) : undefined)
    document.head.append(link)
    return asked.get(href)
  }

  const settled = (link: HTMLLinkElement, href: string) =>
    new Promise<void>((done, failed) => {
      link.onload = () => done()
      link.onerror = () => failed(new Error(`${href} did not come`))
    }).then(
      () => void asked.set(href, undefined),
      (error) => {
        // Who tries again asks for it again.
        asked.delete(href)
        link.remove()
        throw error
      },
    )

  return async <Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part | undefined> => {
    const told = isPrefetching() ? thrown : toldAll
    if (asked.size === 0) {
      for (const known of document.head.querySelectorAll('link, script'))
        asked.set(known.getAttribute('href') ?? known.getAttribute('src') ?? '', undefined)
    }
    const hrefs = files.map((file) => base + file)
    const [first = '', ...more] = hrefs.filter((href) => !asked.has(href))
    // The import asks for a single script by itself.
    if (more.length === 0 && first.endsWith('.js')) asked.set(first, undefined)
    const styles = hrefs.map(ask).filter((style) => style !== undefined)
    // Without its styles a part is shown all the same where somebody takes care of the failure.
    await Promise.all(styles.map((style) => style.catch(told)))
    return load().catch(told)
  }
}

/**
 * Tells that a file of the build did not come, as Vite does (src/site/load/newVersion.ts).
 * @throws the error, where nobody takes care of it
 */
function toldAll(error: unknown): undefined {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}

/** Who loads for somebody that may come tells nobody. */
function thrown(error: unknown): never {
  throw error
}
