import { isPlainKey } from '../../lib/keys'
import { focusables, nearestOn, type Way } from './nearest'

const WAYS: ReadonlySet<string> = new Set<Way>(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
/** The Back key of remote controls: of most, of LG (461), of Samsung (10009). */
const BACK_KEYS = new Set(['GoBack', 'BrowserBack', 'XF86Back'])
const BACK_CODES = new Set([461, 10009])

/** Fields in which the arrows to the sides move in a text or change a value. */
const SIDES_ARE_OWN =
  'input:not([type="checkbox"],[type="button"],[type="submit"]), textarea, [role="slider"], [role="tab"]'
/** Parts in which all arrows have a meaning of their own, as long as they are open. */
const ALL_ARE_OWN =
  '[role="menu"], [role="listbox"], [role="option"], [aria-expanded="true"][role="combobox"], textarea'
/** How far what comes next may lie out of sight, in screens; before it there is something to be read. */
const OUT_OF_SIGHT = 0.9
/** How far the page goes then, in screens. */
const STEP = 0.6

/**
 * Lets the arrow keys go to whatever lies in their direction, and the Back key close what is open, else go back. Rows,
 * menus, fields and the seek bar keep those arrows that mean something to them.
 * @returns what ends it
 */
export function startArrows(document: Document): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.shiftKey || !isPlainKey(event)) return
    if (BACK_KEYS.has(event.key) || BACK_CODES.has(event.keyCode)) {
      event.preventDefault()
      goBack(document)
    } else if (WAYS.has(event.key) && move(document, event.key as Way)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  // Before the parts themselves hear it: a select would change its value, a hero its slide.
  document.addEventListener('keydown', hear, true)
  // Rows that come only now push away what has the focus; without a mouse nobody finds it again.
  const observer = new ResizeObserver(() => {
    if (!kept) stayInSight(document)
    else if (kept === document.activeElement && isOutOfSight(kept))
      kept.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  })
  observer.observe(document.body)
  return () => {
    document.removeEventListener('keydown', hear, true)
    observer.disconnect()
  }
}

/** What the arrows have brought into sight; undefined: they have scrolled on, through words or rows that are still coming. */
let kept: HTMLElement | undefined

/** Which way the page is walked: nothing of it is passed over. */
let way: 1 | -1 = 1

/** Where what has the focus was scrolled away, something that is in sight takes it, as soon as there is one. */
function stayInSight(document: Document): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || !isOutOfSight(activeElement)) return
  // The bar is always in sight, and not where one is going.
  const seen = focusables(topmost(document)).filter((each) => !each.closest('header') && !isOutOfSight(each))
  const next = way === 1 ? seen[0] : seen.at(-1)
  if (!next) return
  kept = next
  next.focus({ preventScroll: true })
}

/** @returns false: whoever has the focus knows better what the key means */
function move(document: Document, key: Way): boolean {
  const scope = topmost(document)
  const from =
    document.activeElement instanceof HTMLElement && scope.contains(document.activeElement)
      ? document.activeElement
      : undefined
  const isSide = key === 'ArrowLeft' || key === 'ArrowRight'
  if (from?.closest(ALL_ARE_OWN) || (isSide && from?.matches(SIDES_ARE_OWN))) return false
  if (!from || from === document.body || from.id === 'main') return focusOn(firstIn(scope))
  if (isSide) return moveAside(from, key, scope)
  const down = key === 'ArrowDown' ? 1 : -1
  const next = nearestOn(key, from, scope)
  const hidden = next ? outOfSight(next, down) : Number.POSITIVE_INFINITY
  if (next && hidden <= innerHeight * OUT_OF_SIGHT)
    return focusOn(next, hidden > innerHeight * STEP ? 'nearest' : 'center')
  // Words lie between, or nothing that could take the focus comes any more.
  const before = scrollY
  kept = undefined
  way = down
  scrollBy({ top: down * innerHeight * STEP, behavior: 'instant' })
  stayInSight(document)
  return scrollY !== before || !next || focusOn(next)
}

/** To the side one stays in the line. */
function moveAside(from: HTMLElement, key: Way, scope: HTMLElement): boolean {
  // A row goes from card to card by itself, also to those that come only then; a hero, at its end, from slide to slide.
  if (from.closest('.mq-row__rail')) return false
  const slide = from.closest<HTMLElement>('.mq-slides__slide')
  return focusOn(nearestOn(key, from, slide ?? scope)) || !slide
}

/** How far an element lies beyond the edge of the screen that it is gone to, in pixels. */
function outOfSight(element: Element, down: 1 | -1): number {
  const { top, bottom } = element.getBoundingClientRect()
  return down === 1 ? bottom - innerHeight : -top
}

const isOutOfSight = (element: Element) => outOfSight(element, 1) > 0 || outOfSight(element, -1) > 0

/** @param block in the middle one sees where it goes on; at the edge, what lies between can be read */
function focusOn(element: HTMLElement | undefined, block: 'center' | 'nearest' = 'center'): boolean {
  if (!element) return false
  kept = element
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  return true
}

/** What lies over the page, else the page. */
function topmost(document: Document): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>(
    'dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]',
  )
  return dialogs[dialogs.length - 1] ?? document.body
}

/** The first thing of a page that is in sight, else its first one. */
function firstIn(scope: HTMLElement): HTMLElement | undefined {
  const all = focusables(scope.querySelector('main') ?? scope)
  return all.find((each) => !isOutOfSight(each)) ?? all[0]
}

/** Closes what is open, else goes back in the history. */
function goBack(document: Document): void {
  const open = document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"], [role="listbox"]').length
  const at = document.activeElement ?? document.body
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const isTaken = !at.dispatchEvent(pressed)
  if (isTaken || open === 0) {
    if (!isTaken) history.back()
    return
  }
  // A dialog of the browser hears no key that nobody has pressed.
  const dialog = topmost(document)
  if (dialog instanceof HTMLDialogElement && dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    dialog.close()
}
