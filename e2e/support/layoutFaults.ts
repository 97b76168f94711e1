import type { Page } from '@playwright/test'

/**
 * What is wrong with how a page is laid out: it scrolls sideways, words are cut without an ellipsis or broken into two
 * lines, a control is too small or lies under another one.
 * @param target the least width and height of a control in CSS pixels: 24, with a coarse pointer 44
 * (WCAG 2.2, 2.5.8 and 2.5.5; links within sentences are free)
 */
export async function layoutFaults(page: Page, target: 24 | 44): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>()
    const nameOf = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').join('.') ?? ''} "${words.slice(0, 40)}"`
    }
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[inert], [aria-hidden="true"], .mq-vh')

    const wider = document.documentElement.scrollWidth - innerWidth
    if (wider > 0) {
      const ends = (element: Element) => Math.round(element.getBoundingClientRect().right)
      const far = [...document.querySelectorAll('body *')].filter((element) => ends(element) === innerWidth + wider)
      found.add(`the page is ${wider} px wider than the screen: ${far.slice(0, 2).map(nameOf)}`)
    }

    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    /** Of tight lines the boxes of letters reach into each other. */
    const isOnLines = ([first, ...rest]: DOMRect[]) =>
      rest.some(({ top }) => top > (first?.top ?? 0) + (first?.height ?? 0) / 2)
    /** In a box of one pixel, for those who listen only. */
    const isForEars = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForEars(element.parentElement))
    // Words of scripts that put spaces between them; of long ones a phone may break what has no room.
    const WORD = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]\\p{M}*){2,${innerWidth < 600 ? 14 : 20}}(?![\\p{L}\\p{M}\\p{N}])`,
      'gu',
    )
    // Words: what is drawn of a line must lie within all that cuts off what is outside of it.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !seen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = linesOf(range)
      if (isOnLines(lines) && !isForEars(parent))
        for (const { 0: word, index } of node.textContent.matchAll(WORD)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (isOnLines(linesOf(range))) found.add(`"${word}" is broken: ${nameOf(parent)}`)
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
        // For those who listen only.
        if (clips(style.overflowX) && (width <= 1 || height <= 1)) break
        const ellipsis = style.textOverflow === 'ellipsis'
        const clamped =
          style.webkitLineClamp !== 'none' && style.whiteSpaceCollapse === 'collapse' && style.textWrapMode === 'wrap'
        if (across && clips(style.overflowX) && !ellipsis && !clamped)
          if (lines.some((line) => line.left < left - 2 || line.right > right + 2))
            found.add(`words are cut at the side: ${nameOf(parent)}`)
        // Half of a letter's height: what reaches over by less is the space between lines.
        if (down && clips(style.overflowY) && !clamped)
          if (lines.some((line) => line.top < top - line.height / 3 || line.bottom > bottom + line.height / 3))
            found.add(`words are cut below: ${nameOf(parent)}`)
        // Beyond an ellipsis nothing is to be seen.
        if (ellipsis && clips(style.overflowX)) across = false
        if (clamped) [across, down] = [false, false]
        if (style.position === 'fixed') break
      }
    }

    // Controls: as large as a finger, and each on top at its middle.
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=slider], [role=option], [role=menuitem]'
    const DIALOGS = 'dialog, [role=dialog], [role=alertdialog]'
    const controls = [...document.querySelectorAll(CONTROLS)].filter(
      (control) => seen(control) && !control.matches(':disabled'),
    )
    const inSentence = (control: Element) => {
      const words = control.parentElement?.textContent?.trim() ?? ''
      if (getComputedStyle(control).display !== 'inline') return false
      return control.closest('.mq-html') !== null || words.length > (control.textContent?.trim().length ?? 0)
    }
    const owner = (at: Element | null) => at?.closest(`${CONTROLS}, label`) ?? null
    const belongs = (control: Element, other: Element | null) =>
      other !== null &&
      (control.contains(other) ||
        other.contains(control) ||
        (other instanceof HTMLLabelElement && other.control === control))
    /** Whether a list that scrolls by itself has moved a part of it out of sight, where nobody presses it. */
    const isScrolledAway = (pressed: Element, { left, right, top, bottom }: DOMRect) => {
      for (let box = pressed.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue
        const seenPart = box.getBoundingClientRect()
        const isOut = left < seenPart.left || right > seenPart.right || top < seenPart.top || bottom > seenPart.bottom
        if (isOut) return true
      }
      return false
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      for (const control of controls) {
        // The bar around a line of the player takes the press.
        const pressed = control.closest('.vjs-control') ?? control
        const rect = pressed.getBoundingClientRect()
        const { left, right, top: upper, bottom, width, height } = rect
        const [x, y] = [(left + right) / 2, (upper + bottom) / 2]
        // In the middle half of the window, where nothing that sticks lies over it.
        const last = top + innerHeight >= document.documentElement.scrollHeight
        if (y < (top === 0 ? 0 : innerHeight / 4) || y > (last ? innerHeight : innerHeight * 0.75)) continue
        if (x < 0 || x > innerWidth || width < 1 || height < 1) continue
        if (left < 0 || right > innerWidth + 1 || isScrolledAway(pressed, rect)) continue
        const hit = (dx: number, dy: number) => {
          const over = owner(document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x + dx)), y + dy))
          return belongs(control, over)
        }
        const over = owner(document.elementFromPoint(x, y))
        // Behind a dialog everything lies under it.
        if (over?.closest(DIALOGS) !== control.closest(DIALOGS)) continue
        if (over && !belongs(control, over) && !inSentence(control))
          found.add(`${nameOf(control)} lies under ${nameOf(over)}`)
        // Seek bar and volume are long, so they may be lower than a finger is wide.
        const wanted = control.closest('.video-js') ? 24 : least
        const half = wanted / 2 - 1
        const small = width < wanted - 0.5 || height < wanted - 0.5
        if (small && !inSentence(control) && !(hit(-half, 0) && hit(half, 0) && hit(0, -half) && hit(0, half)))
          found.add(`${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)}`)
      }
    }
    scrollTo(0, 0)
    return [...found]
  }, target)
}

/** Of those only what is wider than the screen, or cut: where long words may break. */
export const cutFaults = async (page: Page): Promise<string[]> =>
  (await layoutFaults(page, 24)).filter((fault) => /^(?:the page is|words are cut)/.test(fault))
