import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5'
import { GROUP_TAGS, HEADING_TAGS, LIST_TAGS } from './htmlSchema'

export type TreeNode = DefaultTreeAdapterTypes.ChildNode
export type TreeElement = DefaultTreeAdapterTypes.Element

/** Block elements. All others are inline, as unknown elements are in browsers. */
const BLOCK_TAGS = new Set([
  ...[...HEADING_TAGS, ...LIST_TAGS, ...GROUP_TAGS],
  ...'p li hr pre table thead tbody tfoot tr td th caption colgroup col dl dt dd details summary main nav address'.split(
    ' ',
  ),
  ...'form fieldset iframe video audio object style script template hgroup center menu search'.split(' '),
])

export const parseTree = (source: string): TreeNode[] =>
  parseFragment(source, { sourceCodeLocationInfo: true }).childNodes

export const isElement = (node: TreeNode | undefined): node is TreeElement => node !== undefined && 'tagName' in node
export const isText = (node: TreeNode): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

/** Whether a node is a block. */
export const isBlock = (node: TreeNode): boolean =>
  isElement(node) && (BLOCK_TAGS.has(node.tagName) || node.namespaceURI !== html.NS.HTML)

/** Whitespace of HTML. No-break spaces are text. */
const SPACES_PATTERN = /[ \t\n\r\f]+/g

/** The text as browsers show it: without the spaces at the edges of lines. */
export function collapseSpaces(text: string, isFirst: boolean, isLast: boolean): string {
  let shown = text.replace(SPACES_PATTERN, ' ')
  if (isFirst) shown = shown.replace(/^ /, '')
  if (isLast) shown = shown.replace(/ $/, '')
  return shown
}

/**
 * A text by which trees are compared: it is equal if browsers render them equally.
 * @param isInLine whether the nodes are in an inline element
 */
export function canonicalText(nodes: readonly TreeNode[], isInLine = false): string {
  return nodes
    .map((node, index) => {
      if (isText(node)) return JSON.stringify(collapseSpaces(node.value, ...lineEdgesOf(nodes, index, isInLine)))
      if (!isElement(node)) return JSON.stringify(node.nodeName)
      const attributes = node.attrs.map(({ name, value }) => [name, value])
      const inner = canonicalText(node.childNodes, !isBlock(node))
      return `<${node.tagName} ${JSON.stringify(attributes)} ${inner}>`
    })
    .filter((text) => text !== '""')
    .join('')
}

/** Whether a node is at the start and at the end of its lines. */
export function lineEdgesOf(nodes: readonly TreeNode[], index: number, isInLine: boolean): [boolean, boolean] {
  const isEdge = (node: TreeNode | undefined) => (node ? isBlock(node) : !isInLine)
  return [isEdge(nodes[index - 1]), isEdge(nodes[index + 1])]
}
