/** At most so long, in milliseconds, the start-up waits for a picture. */
const MOST = 1000

/** What the visitor does first. */
const ACTS = ['pointerdown', 'keydown'] as const

/**
 * Starts the site of a drawn page when the picture that the page opens with is there.
 * The problem: over HTTP/1.1 a browser asks for a script at once, however low its priority, and a slow line that is shared
 * shows the picture that much later. The solution: it is asked for after the picture; at once by who touches the page or
 * writes, and after a second in any case.
 * @param load runs a script of the page; their addresses stand in this script's own tag (src/edge/head/fillPage.ts)
 */
export function deferStart(document: Document, load: (address: string) => Promise<unknown>): void {
  const addresses = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start?.split(' ')
  if (!addresses) return
  const picture = firstPicture(document)
  const begin = async () => {
    clearTimeout(last)
    for (const act of ACTS) document.removeEventListener(act, begin)
    for (const event of ['load', 'error']) picture?.removeEventListener(event, begin)
    try {
      for (const address of addresses) await load(address)
    } catch {
      // The drawn page stays as it is, and its links lead on.
    }
  }
  const last = setTimeout(begin, MOST)
  if (!picture || picture.complete) begin()
  else {
    for (const event of ['load', 'error']) picture.addEventListener(event, begin)
    for (const act of ACTS) document.addEventListener(act, begin, { passive: true })
  }
}

/** The picture that is asked for before all else, of those of this screen. */
function firstPicture(document: Document): HTMLImageElement | undefined {
  const of = (selector: string) =>
    [...document.querySelectorAll<HTMLImageElement>(`#drawn ${selector}`)].find(
      (each) => each.getClientRects().length > 0,
    )
  return of('img[fetchpriority="high"]') ?? of('img[srcset]')
}
