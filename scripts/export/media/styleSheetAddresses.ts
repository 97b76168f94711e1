import { parse, walk } from 'css-tree'

/** Relative URLs in a style sheet, as written: `url()` and `@import`, without `data:` and fragments. */
export function styleSheetAddresses(css: string): string[] {
  const found = new Set<string>()
  walk(parse(css, { parseCustomProperty: true }), (node) => {
    if (node.type === 'Url') found.add(node.value)
    const first =
      node.type === 'Atrule' &&
      node.name === 'import' &&
      node.prelude?.type === 'AtrulePrelude' &&
      node.prelude.children.first
    if (first && first.type === 'String') found.add(first.value)
  })
  return [...found].filter((address) => address && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address))
}
