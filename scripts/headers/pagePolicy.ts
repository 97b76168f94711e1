import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** Directives that browsers ignore in a `<meta>` element (CSP Level 3, section 3.3): only a header can set them. */
export const HEADER_ONLY_DIRECTIVES: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox'])

/** The part of a policy that a page can contain. */
export const pagePolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((part) => !HEADER_ONLY_DIRECTIVES.has(part.split(' ')[0] ?? ''))
    .join('; ')

/** The policies in the `<head>` of a page. Browsers ignore them elsewhere. */
export function policiesIn(html: string): string[] {
  const head = childNamed(childNamed(parse(html), 'html'), 'head')
  return (head?.childNodes ?? []).flatMap((node) => {
    if (node.nodeName !== 'meta' || !('attrs' in node)) return []
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const isPolicy = attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'
    return isPolicy ? [attributes.get('content') ?? ''] : []
  })
}

const childNamed = (parent: DefaultTreeAdapterTypes.ParentNode | undefined, name: string) =>
  parent?.childNodes.find(
    (node): node is DefaultTreeAdapterTypes.Element => node.nodeName === name && 'childNodes' in node,
  )
