/**
 * A document that shows only one module of a page, with the styles of the page and without scripts.
 * @param module in the page
 */
export function standaloneModuleHtml(module: Element): string {
  const page = module.ownerDocument
  const styles = [...page.querySelectorAll('link[rel="stylesheet"], style')].map((each) => each.outerHTML)
  // Styles may depend on the elements around the module.
  let content = module.outerHTML
  for (let at = module.parentElement; at && at !== page.body; at = at.parentElement) content = wrap(at, content)
  const body = wrap(page.body, content)
  const still =
    '<style>html, body { overflow: hidden } *, ::before, ::after { animation: none !important; transition: none !important }</style>'
  const head = `<head><base href="${page.baseURI.replaceAll('"', '&quot;')}">${styles.join('')}${still}</head>`
  return `<!doctype html>${wrap(page.documentElement, head + body)}`
}

function wrap(element: Element, content: string): string {
  const empty = (element.cloneNode(false) as Element).outerHTML
  const end = empty.lastIndexOf('</')
  return empty.slice(0, end) + content + empty.slice(end)
}
