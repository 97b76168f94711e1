import { type Node, parseTree } from 'jsonc-parser'
import { parsePointer } from '../../../lib/json/pointer'

export interface Position {
  /** 1-based */
  line?: number
  column?: number
}

/** Finds the position of a JSON pointer. */
export type PositionLookup = (pointer: string) => Position

/**
 * Looks up positions in a JSON text: of a field's name or a list entry, or of the nearest parent that exists. Returns no
 * position for invalid JSON or text that is nested too deep.
 */
export function createPositionLookup(text: string): PositionLookup {
  // Most documents have no problems, so they are parsed at the first look-up.
  let parsed: { root: Node | undefined; starts: number[] } | undefined
  // Objects with many fields are searched often.
  const fields = new Map<Node, Map<string, Node>>()

  function fieldsOf(node: Node): Map<string, Node> {
    const cached = fields.get(node)
    if (cached) return cached
    // Of duplicate keys the last one counts, as in JSON.parse.
    const entries = (node.children ?? []).map((property): [string, Node] => [property.children?.[0]?.value, property])
    const byName = new Map(entries)
    fields.set(node, byName)
    return byName
  }

  return (pointer) => {
    parsed ??= { root: tryParseTree(text), starts: lineStarts(text) }
    const { root, starts } = parsed
    if (!root) return {}
    let found = root
    let value: Node | undefined = root
    for (const key of parsePointer(pointer)) {
      const next: Node | undefined =
        value?.type === 'array'
          ? value.children?.[Number(key)]
          : value?.type === 'object'
            ? fieldsOf(value).get(key)
            : undefined
      if (!next) break
      found = next
      value = next.type === 'property' ? next.children?.[1] : next
    }
    return positionOf(found.offset, starts)
  }
}

/** jsonc-parser is recursive and overflows the stack at several thousand levels. */
function tryParseTree(text: string): Node | undefined {
  try {
    return parseTree(text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text)
  } catch {
    return undefined
  }
}

/** Offsets of the line starts */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** 1-based line and column of an offset */
export function positionOf(offset: number, starts: number[]): Required<Position> {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}
