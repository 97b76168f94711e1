/** Elements that the build adds to the head when a chunk with styles loads */
const BUILD_STYLES = 'link[rel="stylesheet"][href*="/assets/"], style[data-vite-dev-id]'

/**
 * Keeps the brand's style sheets (marked `data-brand`) after those of the build. A style sheet that a page or module adds
 * later is moved before the first of them in the same task, before anything is painted.
 * @returns stops it
 */
export function keepBrandLast(head: HTMLHeadElement): () => void {
  const observer = new MutationObserver((changes) => {
    const first = head.querySelector('link[data-brand]')
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!first || !(node instanceof HTMLElement) || !node.matches(BUILD_STYLES)) continue
      if (first.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) first.before(node)
    }
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}
