import type { Mark, Node } from 'prosemirror-model'
import { type Attributes, GROUP_TAGS, HEADING_TAGS, htmlSchema, INLINE_TAGS, LIST_TAGS } from './htmlSchema'
import {
  canonicalText,
  collapseSpaces,
  isBlock,
  isElement,
  isText,
  lineEdgesOf,
  parseTree,
  type TreeElement,
  type TreeNode,
} from './tree'
import { writeNode } from './writeNode'

/** A block with its place in the source. */
export interface SourceBlock {
  node: Node
  start: number
  end: number
  /** Blocks in it, and where its content is. */
  inner?: { blocks: readonly SourceBlock[]; start: number; end: number }
}

export interface ParsedHtml {
  source: string
  blocks: readonly SourceBlock[]
  doc: Node
}

/** Reads HTML for the editor. Blocks that it would change when it writes them are kept as source. */
export function parseHtml(source: string): ParsedHtml {
  const blocks = parseBlocks(parseTree(source), source)
  const contents = blocks.length > 0 ? blocks.map(({ node }) => node) : [htmlSchema.node('paragraph')]
  return { source, blocks, doc: htmlSchema.node('doc', null, contents) }
}

interface NodeRun {
  nodes: TreeNode[]
  start: number
  end: number
}

/** One block each for elements of blocks, comments, and the lines between them. */
function parseBlocks(children: readonly TreeNode[], source: string): SourceBlock[] {
  const runs: NodeRun[] = []
  let last: NodeRun | undefined
  for (const node of children) {
    const place = sourceRangeOf(node, source)
    if (!place) continue
    const isAlone = isBlock(node) || node.nodeName === '#comment'
    if (!isAlone && last) {
      last.nodes.push(node)
      last.end = place.end
      continue
    }
    const run = { nodes: [node], ...place }
    runs.push(run)
    last = isAlone ? undefined : run
  }
  // Browsers move misplaced elements: their places are not those of the source.
  const isInOrder = runs.every(({ start, end }, index) => start <= end && start >= (runs[index - 1]?.end ?? 0))
  if (!isInOrder) return [createSourceBlock(source, { start: 0, end: source.length })]
  return runs.map((run) => parseBlock(run, source) ?? createSourceBlock(source, run))
}

/** @returns undefined for spaces, and for elements that are not in the source */
function sourceRangeOf(node: TreeNode, source: string): { start: number; end: number } | undefined {
  const place = node.sourceCodeLocation
  if (!place) return undefined
  const { startOffset: start, endOffset: end } = place
  if (!isText(node)) return { start, end }
  const text = source.slice(start, end)
  const trimmed = text.replace(/^[ \t\n\r\f]+/, '')
  const from = start + text.length - trimmed.length
  const length = trimmed.replace(/[ \t\n\r\f]+$/, '').length
  return length === 0 ? undefined : { start: from, end: from + length }
}

const createSourceBlock = (source: string, { start, end }: { start: number; end: number }): SourceBlock => ({
  node: htmlSchema.node('source', { html: source.slice(start, end) }),
  start,
  end,
})

/** @returns undefined if the editor would not write it as it is */
function parseBlock({ nodes: run, start, end }: NodeRun, source: string): SourceBlock | undefined {
  const [first] = run
  const isItem = first?.nodeName === 'li'
  const block =
    isElement(first) && isBlock(first)
      ? !isItem && parseElement(first, source)
      : blockWithNode(parseLines(run, { tag: '' }))
  if (!block) return undefined
  const { node, inner } = block
  const isKept = canonicalText(run) === canonicalText(parseTree(writeNode(node, undefined)))
  return isKept ? { node, start, end, inner } : undefined
}

function parseElement(element: TreeElement, source: string): Pick<SourceBlock, 'node' | 'inner'> | undefined {
  const { tagName: tag, childNodes, sourceCodeLocation: place } = element
  if (!place?.startTag) return undefined
  const attributes: Attributes = element.attrs.map(({ name, value }) => [name, value])
  if (tag === 'hr') return { node: htmlSchema.node('rule', { attributes }) }
  if (!place.endTag) return undefined
  if (tag === 'p') return blockWithNode(parseLines(childNodes, { tag, attributes }))
  if (HEADING_TAGS.includes(tag)) return blockWithNode(parseLines(childNodes, { tag, attributes }, 'heading'))
  const isList = LIST_TAGS.includes(tag)
  if (!isList && tag !== 'li' && !GROUP_TAGS.includes(tag)) return undefined
  const blocks = isList ? parseListItems(childNodes, source) : parseBlocks(childNodes, source)
  if (!blocks || blocks.length === 0) return undefined
  const name = isList ? 'list' : tag === 'li' ? 'item' : 'group'
  return {
    node: htmlSchema.node(
      name,
      { tag, attributes },
      blocks.map(({ node }) => node),
    ),
    inner: { blocks, start: place.startTag.endOffset, end: place.endTag.startOffset },
  }
}

const blockWithNode = (node: Node | undefined): Pick<SourceBlock, 'node' | 'inner'> | undefined => node && { node }

function parseListItems(children: readonly TreeNode[], source: string): SourceBlock[] | undefined {
  const items = children.filter((node) => sourceRangeOf(node, source) !== undefined)
  const blocks = items.map((node) => {
    const place = sourceRangeOf(node, source)
    const block = isElement(node) && node.tagName === 'li' ? parseElement(node, source) : undefined
    return place && block && { ...block, ...place }
  })
  return blocks.every((block) => block !== undefined) ? blocks : undefined
}

/** A block of lines. @returns undefined if they contain markup that the editor does not know */
function parseLines(run: readonly TreeNode[], attrs: object, type = 'paragraph'): Node | undefined {
  const content: Node[] = []
  const isKnown = run.every((node, index) => addInline(node, lineEdgesOf(run, index, false), [], content))
  return isKnown ? htmlSchema.node(type, attrs, content) : undefined
}

function addInline(
  node: TreeNode,
  [isFirst, isLast]: [boolean, boolean],
  marks: readonly Mark[],
  content: Node[],
): boolean {
  if (isText(node)) {
    const text = collapseSpaces(node.value, isFirst, isLast)
    if (text) content.push(htmlSchema.text(text, marks))
    return true
  }
  if (!isElement(node) || isBlock(node)) return false
  const attributes: Attributes = node.attrs.map(({ name, value }) => [name, value])
  if (node.tagName === 'br' || node.tagName === 'img') {
    content.push(htmlSchema.node(node.tagName === 'br' ? 'break' : 'image', { attributes }, [], marks))
    return true
  }
  const tag = INLINE_TAGS.find((each) => each === node.tagName)
  const type = tag && htmlSchema.marks[tag]
  if (!type || type.isInSet(marks)) return false
  const own = type.create({ attributes }).addToSet(marks)
  return node.childNodes.every((child, index) =>
    addInline(child, lineEdgesOf(node.childNodes, index, true), own, content),
  )
}
