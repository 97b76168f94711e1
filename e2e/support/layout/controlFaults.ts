import type { DomHelpers } from './domHelpers'

/**
 * Controls that are too small, or covered by another control at their centre. Runs in the page.
 * @param targetSize minimum width and height in CSS pixels
 */
export function controlFaults({ dom, targetSize }: { dom: DomHelpers; targetSize: number }): string[] {
  const { nameOf, isVisible, scrolls } = dom
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=slider], [role=option], [role=menuitem]'
  const DIALOGS = 'dialog, [role=dialog], [role=alertdialog]'
  const found = new Set<string>()
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (control) => isVisible(control) && !control.matches(':disabled'),
  )
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top)
    for (const control of controls) {
      // In the player, the control around the slider receives the press.
      const pressed = control.closest('.vjs-control') ?? control
      const rect = pressed.getBoundingClientRect()
      if (isInMiddle(rect, top) && isWhollyVisible(pressed, rect)) check(control, rect)
    }
  }
  scrollTo(0, 0)
  return [...found]

  function check(control: Element, { left, top, width, height }: DOMRect) {
    const [x, y] = [left + width / 2, top + height / 2]
    const ownerAt = (dx: number, dy: number) => {
      const at = document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x + dx)), y + dy)
      return at?.closest(`${CONTROLS}, label`) ?? null
    }
    const hit = (dx: number, dy: number) => belongs(control, ownerAt(dx, dy))
    const over = ownerAt(0, 0)
    // Skips controls behind an open dialog.
    if (over?.closest(DIALOGS) !== control.closest(DIALOGS) || isInSentence(control)) return
    if (over && !belongs(control, over)) found.add(`${nameOf(control)} is covered by ${nameOf(over)}`)
    // Seek bar and volume slider are long, so they may be lower than 44 px.
    const minimum = control.closest('.video-js') ? 24 : targetSize
    const half = minimum / 2 - 1
    const isSmall = width < minimum - 0.5 || height < minimum - 0.5
    if (isSmall && !(hit(-half, 0) && hit(half, 0) && hit(0, -half) && hit(0, half)))
      found.add(`${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)}`)
  }

  /** Whether the centre is in the middle half of the viewport, where no sticky element covers the control. */
  function isInMiddle({ left, right, top, bottom, width, height }: DOMRect, scrolled: number) {
    if (width < 1 || height < 1) return false
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isLast = scrolled + innerHeight >= document.documentElement.scrollHeight
    const first = scrolled === 0 ? 0 : innerHeight / 4
    return x >= 0 && x <= innerWidth && y >= first && y <= (isLast ? innerHeight : innerHeight * 0.75)
  }

  /** Whether neither the viewport nor a scroll container hides a part of the control. */
  function isWhollyVisible(pressed: Element, { left, right, top, bottom }: DOMRect) {
    if (left < 0 || right > innerWidth + 1) return false
    for (let box = pressed.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue
      const shown = box.getBoundingClientRect()
      if (left < shown.left || right > shown.right || top < shown.top || bottom > shown.bottom) return false
    }
    return true
  }

  function isInSentence(control: Element) {
    if (getComputedStyle(control).display !== 'inline') return false
    const parentText = control.parentElement?.textContent?.trim() ?? ''
    return control.closest('.mq-html') !== null || parentText.length > (control.textContent?.trim().length ?? 0)
  }

  function belongs(control: Element, other: Element | null) {
    if (!other) return false
    if (control.contains(other) || other.contains(control)) return true
    return other instanceof HTMLLabelElement && other.control === control
  }
}
