import type { Mark, Node } from 'prosemirror-model'
import type { Attributes } from './htmlSchema'

const VOID_TAGS: Record<string, string> = { break: 'br', image: 'img', rule: 'hr' }

/** The HTML of a block. */
export function writeNode(node: Node, parent: Node | undefined): string {
  const { tag, attributes = [], html } = node.attrs
  switch (node.type.name) {
    case 'source':
      return html
    case 'rule':
      return openTag('hr', attributes)
    case 'paragraph':
      return isUntagged(node, parent) ? writeInline(node) : elementHtml('p', attributes, writeInline(node))
    case 'heading':
      return elementHtml(tag, attributes, writeInline(node))
    case 'item':
      return elementHtml('li', attributes, writeBlocks(node))
    default:
      return elementHtml(tag, attributes, writeBlocks(node))
  }
}

const writeBlocks = (parent: Node): string => parent.children.map((child) => writeNode(child, parent)).join('')

/** Whether lines have no element: those of a list item, or of the source. Two paragraphs in a row need one each. */
function isUntagged(node: Node, parent: Node | undefined): boolean {
  const { tag, attributes } = node.attrs
  if (tag === 'p' || attributes.length > 0) return false
  if (parent?.children.some((each) => each !== node && each.type === node.type)) return false
  return tag === '' || parent?.type.name === 'item'
}

function writeInline(block: Node): string {
  let html = ''
  let open: readonly Mark[] = []
  const change = (marks: readonly Mark[]) => {
    let kept = 0
    while (kept < open.length && marks[kept]?.eq(open[kept] as Mark)) kept += 1
    for (const mark of open.slice(kept).reverse()) html += `</${mark.type.name}>`
    for (const mark of marks.slice(kept)) html += openTag(mark.type.name, mark.attrs.attributes)
    open = marks
  }
  for (const child of block.children) {
    change(child.marks)
    const tag = VOID_TAGS[child.type.name]
    html += tag ? openTag(tag, child.attrs.attributes) : escapeText(child.text ?? '')
  }
  change([])
  return html
}

const elementHtml = (tag: string, attributes: Attributes, content: string) =>
  `${openTag(tag, attributes)}${content}</${tag}>`

const openTag = (tag: string, attributes: Attributes) =>
  `<${tag}${attributes.map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`).join('')}>`

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
