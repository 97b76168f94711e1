/**
 * Reloads a style sheet in place: the old one is removed when the new one has loaded, so that nothing flashes.
 * @param root the document
 * @param pathname its path on this origin
 * @returns undefined if the page has no such style sheet, else a promise whether the new one has loaded
 */
export function replaceSheet(root: ParentNode & Node, pathname: string): Promise<boolean> | undefined {
  const links = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => new URL(href, root.baseURI).pathname === pathname,
  )
  const last = links.at(-1)
  if (!last) return undefined
  const url = new URL(last.href, root.baseURI)
  url.searchParams.set('live', String(Date.now()))
  const fresh = last.cloneNode() as HTMLLinkElement
  fresh.href = url.href
  last.after(fresh)
  return new Promise((done) => {
    fresh.onload = () => {
      for (const link of links) link.remove()
      done(true)
    }
    // Removed or invalid: keep the old one.
    fresh.onerror = () => {
      fresh.remove()
      done(false)
    }
  })
}
