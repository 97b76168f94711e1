/** At most so long, in milliseconds, what was drawn stands before a page that is there but still has skeletons. */
const MOST = 6000

/**
 * Puts the living page in place of the one that the host has drawn (src/edge/draw), as soon as it has as much to show.
 * The problem: to take a drawn page over element by element both have to be the same to the letter, while a picture, a
 * clock or a width that only the browser knows makes them differ; then all is thrown away and drawn anew before people's
 * eyes. The solution: the living page comes below, unseen but laid out, and changes places when it is ready.
 */
export function takeOver(document: Document): void {
  const drawn = document.getElementById('drawn')
  const app = document.getElementById('app')
  if (!drawn || !app) return
  let last: ReturnType<typeof setTimeout> | undefined
  const change = () => {
    watch.disconnect()
    clearTimeout(last)
    const place = focusedPlace(drawn)
    drawn.remove()
    app.removeAttribute('data-below')
    if (place) giveBack(app, place)
  }
  const look = () => {
    if (!app.firstElementChild) return
    last ??= setTimeout(change, MOST)
    if (!hasSkeleton(app)) change()
  }
  const watch = new MutationObserver(look)
  watch.observe(app, { childList: true, subtree: true })
  look()
}

/** Whether something on the first screen is still to come. */
const hasSkeleton = (app: Element): boolean =>
  [...app.querySelectorAll('.mq-skeleton')].some((each) => each.getBoundingClientRect().top < innerHeight)

interface Focused {
  selector: string
  at: number
  value?: string
}

/** Where the focus is in what was drawn, and what was typed there. */
function focusedPlace(drawn: Element): Focused | undefined {
  const { activeElement } = drawn.ownerDocument
  if (!activeElement || !drawn.contains(activeElement)) return undefined
  const selector = activeElement.localName
  const at = shown(drawn, selector).indexOf(activeElement as HTMLElement)
  return { selector, at, value: activeElement instanceof HTMLInputElement ? activeElement.value : undefined }
}

/** What is laid out: a page may be drawn for two screens. */
const shown = (place: Element, selector: string) =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)

function giveBack(app: Element, { selector, at, value }: Focused): void {
  const target = shown(app, selector)[at]
  target?.focus({ preventScroll: true })
  if (!value || !(target instanceof HTMLInputElement)) return
  // As if it were typed there: React hears of a value by the event, and reads it past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
