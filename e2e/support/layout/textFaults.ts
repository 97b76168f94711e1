import type { DomHelpers } from './domHelpers'

/** Words broken within a line, and text cut without an ellipsis. Runs in the page. */
export function textFaults({ nameOf, isVisible, clips, scrolls }: DomHelpers): string[] {
  const found = new Set<string>()
  // Words of scripts that separate words by spaces. Longer words may break when they do not fit on a phone.
  const WORD = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]\\p{M}*){2,${innerWidth < 600 ? 14 : 20}}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  )
  const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  /** With a small line height, the letter boxes of adjacent lines overlap, so half a line height tells them apart. */
  const spansLines = ([first, ...rest]: DOMRect[]) =>
    rest.some(({ top }) => top > (first?.top ?? 0) + (first?.height ?? 0) / 2)
  /** Visually hidden text for screen readers is in a box of one pixel. */
  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || isVisuallyHidden(element.parentElement))

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || !isVisible(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = linesOf(range)
    if (spansLines(lines) && !isVisuallyHidden(parent)) addBrokenWords(node, parent)
    addCutText(lines, parent)
  }
  return [...found]

  function addBrokenWords(node: Node, parent: Element) {
    const range = document.createRange()
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(WORD)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (spansLines(linesOf(range))) found.add(`"${word}" is broken: ${nameOf(parent)}`)
    }
  }

  /** The lines must lie within each ancestor that clips its overflow. */
  function addCutText(lines: DOMRect[], parent: Element) {
    const axes = { x: true, y: true }
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      if (!axes.x && !axes.y) return
      const { display, position } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents') continue
      if (isVisuallyHiddenBox(box)) return
      for (const fault of cutsOf(lines, box, axes)) found.add(`${fault}: ${nameOf(parent)}`)
      if (position === 'fixed') return
    }
  }

  function isVisuallyHiddenBox(box: Element) {
    const { width, height } = box.getBoundingClientRect()
    return clips(getComputedStyle(box).overflowX) && (width <= 1 || height <= 1)
  }

  /** Clears the axes in which the ancestors of the box cannot cut the lines: it scrolls, or ends the text itself. */
  function cutsOf(lines: DOMRect[], box: Element, axes: { x: boolean; y: boolean }): string[] {
    const style = getComputedStyle(box)
    const { left, right, top, bottom } = box.getBoundingClientRect()
    if (scrolls(style.overflowX)) axes.x = false
    if (scrolls(style.overflowY)) axes.y = false
    const isClamped =
      style.webkitLineClamp !== 'none' && style.whiteSpaceCollapse === 'collapse' && style.textWrapMode === 'wrap'
    if (isClamped) {
      axes.x = false
      axes.y = false
    }
    if (style.textOverflow === 'ellipsis' && clips(style.overflowX)) axes.x = false
    const faults: string[] = []
    if (axes.x && clips(style.overflowX))
      if (lines.some((line) => line.left < left - 2 || line.right > right + 2)) faults.push('text is cut at the side')
    // A third of the line height is tolerated: a smaller overlap is only the space between lines.
    if (axes.y && clips(style.overflowY))
      if (lines.some((line) => line.top < top - line.height / 3 || line.bottom > bottom + line.height / 3))
        faults.push('text is cut at the bottom')
    return faults
  }
}
