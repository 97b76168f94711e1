import type { Page } from '@playwright/test'

/**
 * Layout faults of a page: it scrolls sideways, text is cut without an ellipsis or broken within a word, a control is
 * too small or covered by another one.
 * @param target the smallest width and height of a control in CSS pixels: 24, with a coarse pointer 44 (WCAG 2.2, 2.5.8
 * and 2.5.5; links within sentences are exempt)
 */
export async function layoutFaults(page: Page, target: 24 | 44): Promise<string[]> {
  return page.evaluate((targetSize) => {
    const found = new Set<string>()
    const nameOf = (element: Element) => {
      const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').join('.') ?? ''} "${label.slice(0, 40)}"`
    }
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[inert], [aria-hidden="true"], .mq-vh')

    const wider = document.documentElement.scrollWidth - innerWidth
    if (wider > 0) {
      const ends = (element: Element) => Math.round(element.getBoundingClientRect().right)
      const far = [...document.querySelectorAll('body *')].filter((element) => ends(element) === innerWidth + wider)
      found.add(`the page is ${wider} px wider than the screen: ${far.slice(0, 2).map(nameOf)}`)
    }

    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    /** With a small line height, the letter boxes of adjacent lines overlap, so half a line height tells them apart. */
    const spansLines = ([first, ...rest]: DOMRect[]) =>
      rest.some(({ top }) => top > (first?.top ?? 0) + (first?.height ?? 0) / 2)
    /** Visually hidden text for screen readers is in a box of one pixel. */
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isVisuallyHidden(element.parentElement))
    // Words of scripts that separate words by spaces. Longer words may break when they do not fit on a phone.
    const WORD = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]\\p{M}*){2,${innerWidth < 600 ? 14 : 20}}(?![\\p{L}\\p{M}\\p{N}])`,
      'gu',
    )
    // Text must lie within each ancestor that clips its overflow.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !isVisible(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = linesOf(range)
      if (spansLines(lines) && !isVisuallyHidden(parent))
        for (const { 0: word, index } of node.textContent.matchAll(WORD)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (spansLines(linesOf(range))) found.add(`"${word}" is broken: ${nameOf(parent)}`)
        }
      let [across, down] = [true, true]
      for (
        let box: Element | null = parent;
        box && box !== document.body && (across || down);
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        if (style.display === 'inline' || style.display === 'contents') continue
        if (scrolls(style.overflowX)) across = false
        if (scrolls(style.overflowY)) down = false
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
        // Visually hidden text for screen readers.
        if (clips(style.overflowX) && (width <= 1 || height <= 1)) break
        const ellipsis = style.textOverflow === 'ellipsis'
        const clamped =
          style.webkitLineClamp !== 'none' && style.whiteSpaceCollapse === 'collapse' && style.textWrapMode === 'wrap'
        if (across && clips(style.overflowX) && !ellipsis && !clamped)
          if (lines.some((line) => line.left < left - 2 || line.right > right + 2))
            found.add(`words are cut at the side: ${nameOf(parent)}`)
        // A third of the line height is tolerated: a smaller overlap is only the space between lines.
        if (down && clips(style.overflowY) && !clamped)
          if (lines.some((line) => line.top < top - line.height / 3 || line.bottom > bottom + line.height / 3))
            found.add(`words are cut below: ${nameOf(parent)}`)
        // An ellipsis hides the rest of the line.
        if (ellipsis && clips(style.overflowX)) across = false
        if (clamped) [across, down] = [false, false]
        if (style.position === 'fixed') break
      }
    }

    // Controls must have the minimum size and must not be covered at their centre.
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=slider], [role=option], [role=menuitem]'
    const DIALOGS = 'dialog, [role=dialog], [role=alertdialog]'
    const controls = [...document.querySelectorAll(CONTROLS)].filter(
      (control) => isVisible(control) && !control.matches(':disabled'),
    )
    const inSentence = (control: Element) => {
      const parentText = control.parentElement?.textContent?.trim() ?? ''
      if (getComputedStyle(control).display !== 'inline') return false
      return control.closest('.mq-html') !== null || parentText.length > (control.textContent?.trim().length ?? 0)
    }
    const owner = (at: Element | null) => at?.closest(`${CONTROLS}, label`) ?? null
    const belongs = (control: Element, other: Element | null) =>
      other !== null &&
      (control.contains(other) ||
        other.contains(control) ||
        (other instanceof HTMLLabelElement && other.control === control))
    /** Whether a scroll container has moved a part of the control out of view. */
    const isScrolledAway = (pressed: Element, { left, right, top, bottom }: DOMRect) => {
      for (let box = pressed.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue
        const visiblePart = box.getBoundingClientRect()
        const isOut =
          left < visiblePart.left || right > visiblePart.right || top < visiblePart.top || bottom > visiblePart.bottom
        if (isOut) return true
      }
      return false
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      for (const control of controls) {
        // In the player, the control around the slider receives the press.
        const pressed = control.closest('.vjs-control') ?? control
        const rect = pressed.getBoundingClientRect()
        const { left, right, top: upper, bottom, width, height } = rect
        const [x, y] = [(left + right) / 2, (upper + bottom) / 2]
        // Checks only the middle half of the viewport, where no sticky element covers the control.
        const last = top + innerHeight >= document.documentElement.scrollHeight
        if (y < (top === 0 ? 0 : innerHeight / 4) || y > (last ? innerHeight : innerHeight * 0.75)) continue
        if (x < 0 || x > innerWidth || width < 1 || height < 1) continue
        if (left < 0 || right > innerWidth + 1 || isScrolledAway(pressed, rect)) continue
        const hit = (dx: number, dy: number) => {
          const over = owner(document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x + dx)), y + dy))
          return belongs(control, over)
        }
        const over = owner(document.elementFromPoint(x, y))
        // Skips controls behind an open dialog.
        if (over?.closest(DIALOGS) !== control.closest(DIALOGS)) continue
        if (over && !belongs(control, over) && !inSentence(control))
          found.add(`${nameOf(control)} lies under ${nameOf(over)}`)
        // Seek bar and volume slider are long, so they may be lower than 44 px.
        const minimum = control.closest('.video-js') ? 24 : targetSize
        const half = minimum / 2 - 1
        const small = width < minimum - 0.5 || height < minimum - 0.5
        if (small && !inSentence(control) && !(hit(-half, 0) && hit(half, 0) && hit(0, -half) && hit(0, half)))
          found.add(`${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)}`)
      }
    }
    scrollTo(0, 0)
    return [...found]
  }, target)
}

/** Only page overflow and cut text, for tests in which long words may break. */
export const cutFaults = async (page: Page): Promise<string[]> =>
  (await layoutFaults(page, 24)).filter((fault) => /^(?:the page is|words are cut)/.test(fault))
