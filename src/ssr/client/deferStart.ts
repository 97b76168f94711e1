/** Upper bound of the wait for the first image (ms). */
const MAX_WAIT_MS = 1000

/** Interactions that start the app immediately. */
const INTERACTIONS = ['pointerdown', 'keydown'] as const

/**
 * Starts the app of a server-rendered page once its first image has loaded, on the first interaction, or after a second.
 * Over HTTP/1.1 browsers request scripts immediately, whatever their priority, so on a slow connection the scripts would delay
 * the image.
 * @param load imports a script; the addresses come from this script's own tag (src/ssr/head/fillTemplate.ts)
 */
export function deferStart(document: Document, load: (address: string) => Promise<unknown>): void {
  const addresses = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start?.split(' ')
  if (!addresses) return
  const image = firstImage(document)
  const start = async () => {
    clearTimeout(timer)
    for (const act of INTERACTIONS) document.removeEventListener(act, start)
    for (const event of ['load', 'error']) image?.removeEventListener(event, start)
    try {
      for (const address of addresses) await load(address)
    } catch {
      // The server-rendered page and its links keep working.
    }
  }
  const timer = setTimeout(start, MAX_WAIT_MS)
  if (!image || image.complete) start()
  else {
    for (const event of ['load', 'error']) image.addEventListener(event, start)
    for (const act of INTERACTIONS) document.addEventListener(act, start, { passive: true })
  }
}

/** The image with the highest priority that is visible at this screen size. */
function firstImage(document: Document): HTMLImageElement | undefined {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLImageElement>(`#ssr ${selector}`)].find(
      (each) => each.getClientRects().length > 0,
    )
  return find('img[fetchpriority="high"]') ?? find('img[srcset]')
}
