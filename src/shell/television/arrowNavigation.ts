import { isPlainKey } from '../../lib/browser/keys'
import { type ArrowKey, focusables, nextFocusable } from './nextFocusable'

const ARROW_KEYS: ReadonlySet<string> = new Set<ArrowKey>(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
const isArrowKey = (key: string): key is ArrowKey => ARROW_KEYS.has(key)
/** Back keys of remote controls. Key codes: 461 is LG, 10009 is Samsung. */
const BACK_KEYS = new Set(['GoBack', 'BrowserBack', 'XF86Back'])
const BACK_KEY_CODES = new Set([461, 10009])

/** Fields that use the left and right arrow keys themselves. */
const HORIZONTAL_ARROW_WIDGETS =
  'input:not([type="checkbox"],[type="button"],[type="submit"]), textarea, [role="slider"], [role="tab"]'
/** Widgets that use all arrow keys while they are open. */
const ALL_ARROW_WIDGETS =
  '[role="menu"], [role="listbox"], [role="option"], [aria-expanded="true"][role="combobox"], textarea'
/** If the next element is farther off screen than this (in screens), scroll first, because there is content to read. */
const MAX_OFFSCREEN_SCREENS = 0.9
/** Length of such a scroll step, in screens. */
const SCROLL_STEP_SCREENS = 0.6

/**
 * Spatial navigation: arrow keys focus the next element in their direction, and the Back key closes the open overlay or
 * goes back. Rows, menus, fields and the seek bar keep the arrow keys that they use themselves.
 * @returns stops it
 */
export function startArrowNavigation(document: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || !isPlainKey(event)) return
    if (BACK_KEYS.has(event.key) || BACK_KEY_CODES.has(event.keyCode)) {
      event.preventDefault()
      goBack(document)
    } else if (isArrowKey(event.key) && moveFocus(document, event.key)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  // In the capture phase, before widgets handle the key: a select would change its value, a hero its slide.
  document.addEventListener('keydown', onKeyDown, true)
  // Content that loads late may push the focused element off screen.
  const observer = new ResizeObserver(() => {
    if (!lastScrolledElement) focusVisibleElement(document)
    else if (lastScrolledElement === document.activeElement && isOffscreen(lastScrolledElement))
      lastScrolledElement.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  })
  observer.observe(document.body)
  return () => {
    document.removeEventListener('keydown', onKeyDown, true)
    observer.disconnect()
  }
}

/** The element that an arrow key last focused and scrolled to; undefined after a plain scroll step. */
let lastScrolledElement: HTMLElement | undefined

/** Direction of the last vertical step: 1 is down. */
let lastVerticalDirection: 1 | -1 = 1

/** If the focused element was scrolled off screen, focuses a visible one instead, if there is any. */
function focusVisibleElement(document: Document): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || !isOffscreen(activeElement)) return
  // Not the top bar: it is always visible, but not where the visitor is going.
  const visible = focusables(topmostScope(document)).filter((each) => !each.closest('header') && !isOffscreen(each))
  const next = lastVerticalDirection === 1 ? visible[0] : visible.at(-1)
  if (!next) return
  lastScrolledElement = next
  next.focus({ preventScroll: true })
}

/** @returns false if the focused widget uses the key itself */
function moveFocus(document: Document, key: ArrowKey): boolean {
  const scope = topmostScope(document)
  const { activeElement } = document
  const from = activeElement instanceof HTMLElement && scope.contains(activeElement) ? activeElement : undefined
  const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight'
  if (from?.closest(ALL_ARROW_WIDGETS) || (isHorizontal && from?.matches(HORIZONTAL_ARROW_WIDGETS))) return false
  if (!from || from === document.body || from.id === 'main') return focusAndScrollTo(firstFocusable(scope))
  return isHorizontal ? moveHorizontally(from, key, scope) : moveVertically(from, key, scope)
}

function moveVertically(from: HTMLElement, key: ArrowKey, scope: HTMLElement): boolean {
  const down = key === 'ArrowDown' ? 1 : -1
  const next = nextFocusable(key, from, scope)
  const distance = next ? offscreenDistance(next, down) : Number.POSITIVE_INFINITY
  if (next && distance <= innerHeight * MAX_OFFSCREEN_SCREENS)
    return focusAndScrollTo(next, distance > innerHeight * SCROLL_STEP_SCREENS ? 'nearest' : 'center')
  // There is text before the next element, or no next element: scroll.
  const previousY = scrollY
  lastScrolledElement = undefined
  lastVerticalDirection = down
  scrollBy({ top: down * innerHeight * SCROLL_STEP_SCREENS, behavior: 'instant' })
  focusVisibleElement(from.ownerDocument)
  return scrollY !== previousY || !next || focusAndScrollTo(next)
}

function moveHorizontally(from: HTMLElement, key: ArrowKey, scope: HTMLElement): boolean {
  // A row handles its arrow keys itself, because it renders more cards as needed; a hero changes slides at its ends.
  if (from.closest('.mq-row__rail')) return false
  const slide = from.closest<HTMLElement>('.mq-slides__slide')
  return focusAndScrollTo(nextFocusable(key, from, slide ?? scope)) || !slide
}

/** How far an element extends beyond the bottom (1) or top (-1) edge of the screen, in pixels. */
function offscreenDistance(element: Element, down: 1 | -1): number {
  const { top, bottom } = element.getBoundingClientRect()
  return down === 1 ? bottom - innerHeight : -top
}

const isOffscreen = (element: Element) => offscreenDistance(element, 1) > 0 || offscreenDistance(element, -1) > 0

/** @param block `center` shows what comes next; `nearest` keeps the content before the element readable */
function focusAndScrollTo(element: HTMLElement | undefined, block: 'center' | 'nearest' = 'center'): boolean {
  if (!element) return false
  lastScrolledElement = element
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  return true
}

/** The topmost dialog, else the page. */
function topmostScope(document: Document): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>(
    'dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]',
  )
  return dialogs[dialogs.length - 1] ?? document.body
}

/** The first focusable element of a page that is visible, else its first one. */
function firstFocusable(scope: HTMLElement): HTMLElement | undefined {
  const all = focusables(scope.querySelector('main') ?? scope)
  return all.find((each) => !isOffscreen(each)) ?? all[0]
}

function goBack(document: Document): void {
  const overlays = document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"], [role="listbox"]').length
  const target = document.activeElement ?? document.body
  const escapeEvent = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const isHandled = !target.dispatchEvent(escapeEvent)
  if (isHandled || overlays === 0) {
    if (!isHandled) history.back()
    return
  }
  // A native dialog does not close on a synthetic key event.
  const dialog = topmostScope(document)
  if (dialog instanceof HTMLDialogElement && dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    dialog.close()
}
