import type { Edit, Node } from 'jsonc-parser'
import { endOf, type JsonDocument, sourceOf } from './document'
import { detectJsonStyle, type WritePlace } from './layout'

/** Number of characters before an offset on its line. */
export const columnAt = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** Indentation of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

export const isOnOneLine = (document: JsonDocument, node: Node): boolean => !sourceOf(document, node).includes('\n')

/** Writes a new child at a place. `neighbour` is the child whose style it follows. */
export type WriteChild = (place: WritePlace, neighbour: Node) => string

/**
 * Adds a child to an object or list that has children, on a line of its own if the others have.
 * @param index of the child that will follow it; the number of children to add it at the end
 */
export function insertChild(document: JsonDocument, parent: Node, index: number, write: WriteChild): Edit[] {
  const children = parent.children ?? []
  const next = children[index]
  const neighbour = next ?? children.at(-1)
  if (!neighbour) return []
  const { text } = document
  const style = detectJsonStyle(text)
  const indent = indentAt(text, neighbour.offset)
  const content = write(
    {
      indent,
      column: columnAt(text, neighbour.offset),
      after: next ? 1 : 0,
      isInline: isOnOneLine(document, parent),
    },
    neighbour,
  )
  const separator = hasOwnLines(document, parent) ? `,${style.eol}${indent}` : style.comma
  return next
    ? [{ offset: next.offset, length: 0, content: content + separator }]
    : [{ offset: endOf(neighbour), length: 0, content: separator + content }]
}

/** Removes a child with the comma and white space beside it. */
export function removeChild(parent: Node, child: Node): Edit[] {
  const children = parent.children ?? []
  const index = children.indexOf(child)
  const [previous, next] = [children[index - 1], children[index + 1]]
  if (next) return [{ offset: child.offset, length: next.offset - child.offset, content: '' }]
  if (previous) return [{ offset: endOf(previous), length: endOf(child) - endOf(previous), content: '' }]
  return [{ offset: parent.offset, length: parent.length, content: parent.type === 'array' ? '[]' : '{}' }]
}

/** Moves source text to another indentation. Strings cannot be affected: in JSON they have no line breaks. */
export function reindent(source: string, from: string, to: string): string {
  return source.replaceAll(/\n([ \t]*)/g, (line, indent: string) =>
    indent.startsWith(from) ? `\n${to}${indent.slice(from.length)}` : line,
  )
}

function hasOwnLines({ text }: JsonDocument, parent: Node): boolean {
  const [first, second] = parent.children ?? []
  if (!first) return false
  const gap = second ? text.slice(endOf(first), second.offset) : text.slice(parent.offset, first.offset)
  return gap.includes('\n')
}

/** The outermost object or list on one line that contains a node, or is it. */
export function outermostOnOneLine(document: JsonDocument, node: Node | undefined): Node | undefined {
  let found: Node | undefined
  for (let each = node; each; each = each.parent)
    if ((each.type === 'object' || each.type === 'array') && isOnOneLine(document, each)) found = each
  return found
}
