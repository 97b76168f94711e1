/** What this build puts into the head by itself, when a chunk with styles is loaded. */
const OURS = 'link[rel="stylesheet"][href*="/assets/"], style[data-vite-dev-id]'

/**
 * Keeps the brand's style sheets (marked `data-brand`) behind ours, also behind those that come later with a page or
 * module: a style sheet of ours that is added after them is put before the first of them, in the same tick, before
 * anything is painted.
 * @returns ends it
 */
export function keepLast(head: HTMLHeadElement): () => void {
  const observer = new MutationObserver((changes) => {
    const first = head.querySelector('link[data-brand]')
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!first || !(node instanceof HTMLElement) || !node.matches(OURS)) continue
      if (first.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) first.before(node)
    }
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}
