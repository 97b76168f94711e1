import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { stepsOf } from '../../lib/pointer'

/**
 * Finds places in a JSON text.
 * @returns a function from JSON pointer to 1-based line and column: of a field's name, or of an entry; nothing in a text that is no JSON
 */
export function positionsIn(text: string): (pointer: string) => { line?: number; column?: number } {
  const root = parseTree(text)
  const starts = lineStarts(text)
  return (pointer) => {
    const node = root && nodeAt(root, stepsOf(pointer))
    if (!node) return {}
    const named = node.parent?.type === 'property' ? node.parent : node
    return positionOf(named.offset, starts)
  }
}

/** The node at the path, or the nearest one above it. */
function nodeAt(root: Node, path: string[]): Node | undefined {
  const typed = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  for (let length = typed.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, typed.slice(0, length)) ?? findNodeAtLocation(root, path.slice(0, length))
    if (node) return node
  }
  return root
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** 1-based line and column of an offset. */
export function positionOf(offset: number, starts: number[]): { line: number; column: number } {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}
