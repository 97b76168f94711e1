/**
 * Reloads a style sheet in place: the old one is removed when the new one has loaded, so that nothing flashes.
 * @param root the document
 * @param pathname its path on this origin
 * @param done called when the new one has loaded
 * @returns false if the page has no such style sheet
 */
export function replaceSheet(root: ParentNode & Node, pathname: string, done: () => void): boolean {
  const links = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => new URL(href, root.baseURI).pathname === pathname,
  )
  const last = links.at(-1)
  if (!last) return false
  const url = new URL(last.href, root.baseURI)
  url.searchParams.set('live', String(Date.now()))
  const fresh = last.cloneNode() as HTMLLinkElement
  fresh.href = url.href
  fresh.onload = () => {
    for (const link of links) link.remove()
    done()
  }
  // Removed or invalid: keep the old one.
  fresh.onerror = () => fresh.remove()
  last.after(fresh)
  return true
}
