import type { Node } from 'prosemirror-model'
import type { ParsedHtml, SourceBlock } from './parseHtml'
import { writeNode } from './writeNode'

/** The source after an edit: blocks that did not change, and the text between them, keep every byte. */
export function writeHtml({ source, blocks }: ParsedHtml, doc: Node): string {
  const isEmpty = doc.childCount === 0 || (doc.childCount === 1 && doc.firstChild?.content.size === 0)
  const isNew = isEmpty && doc.firstChild?.type.name === 'paragraph'
  if (isNew && blocks.length === 0) return source
  if (isNew && !blocks.some(({ node }) => node.eq(doc.child(0)))) return ''
  return writeChildren(source, { blocks, start: 0, end: source.length }, doc)
}

type Inner = NonNullable<SourceBlock['inner']>

function writeChildren(source: string, { blocks, start, end }: Inner, parent: Node): string {
  const before = matchOriginals(blocks, parent.children)
  /** The text before a block; with the number of blocks: after the last one. */
  const gap = (index: number) => source.slice(blocks[index - 1]?.end ?? start, blocks[index]?.start ?? end)
  const separator = usualGap(blocks.slice(1).map((_, index) => gap(index + 1)))
  const texts = parent.children.map((node, index) => {
    const original = before[index]
    const place = original === undefined ? -1 : blocks.indexOf(original)
    const space = index === 0 ? gap(0) : place > 0 ? gap(place) : separator
    return space + (original ? writeChanged(source, original, node, parent) : writeNode(node, parent))
  })
  return texts.join('') + (blocks.length > 0 ? gap(blocks.length) : '')
}

function writeChanged(source: string, original: SourceBlock, node: Node, parent: Node): string {
  const { start, end, inner } = original
  if (original.node.eq(node)) return source.slice(start, end)
  if (!inner || !original.node.sameMarkup(node)) return writeNode(node, parent)
  return source.slice(start, inner.start) + writeChildren(source, inner, node) + source.slice(inner.end, end)
}

/** For each node the block that it was: an equal one, else the one in its place. */
function matchOriginals(blocks: readonly SourceBlock[], nodes: readonly Node[]): (SourceBlock | undefined)[] {
  const isEqual = (a: SourceBlock | undefined, b: Node | undefined) =>
    a !== undefined && b !== undefined && a.node.eq(b)
  const most = Math.min(blocks.length, nodes.length)
  let head = 0
  while (head < most && isEqual(blocks[head], nodes[head])) head += 1
  let tail = 0
  while (tail < most - head && isEqual(blocks.at(-1 - tail), nodes.at(-1 - tail))) tail += 1
  const changed = blocks.slice(head, blocks.length - tail)
  const last = nodes.length - tail
  let next = 0
  return nodes.map((node, index) => {
    if (index < head) return blocks[index]
    if (index >= last) return blocks[index - nodes.length + blocks.length]
    const equal = changed.findIndex((each, place) => place >= next && isEqual(each, node))
    const isMoved = equal < 0 && nodes.slice(index + 1, last).some((later) => isEqual(changed[next], later))
    if (isMoved) return undefined
    const place = equal < 0 ? next : equal
    next = place + 1
    return changed[place]
  })
}

function usualGap(gaps: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
