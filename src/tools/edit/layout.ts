import { type Node, parseTree } from 'jsonc-parser'
import { type JsonDocument, sourceOf } from './document'
import type { Json } from './operation'

/** Longest line in characters, as in the formatter of this project. */
const MAX_LINE_LENGTH = 120

/** How a document is formatted. */
export interface JsonStyle {
  indent: string
  eol: string
  /** Inside the braces of an object on one line: a space or nothing. */
  padding: string
  colon: string
  comma: string
  /** Minified: lines are never broken. */
  isCompact: boolean
  /** Other letters are written as `\u…`. */
  isAscii: boolean
}

export function detectJsonStyle(text: string): JsonStyle {
  const isCompact = !/":\s/.test(text) && /":/.test(text)
  return {
    indent: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    padding: isCompact || (/\{"/.test(text) && !/\{ "/.test(text)) ? '' : ' ',
    colon: isCompact ? ':' : ': ',
    comma: isCompact ? ',' : ', ',
    isCompact,
    isAscii: /\\u00[89a-f]|\\u0[1-9a-f]|\\u[1-9a-f]/i.test(text) && !/[\u0080-\uffff]/.test(text),
  }
}

/** Where a value is written. */
export interface WritePlace {
  /** Indentation of its line. */
  indent: string
  /** Number of characters before it on its line. */
  column: number
  /** Number of characters that follow on its line, such as a comma. */
  after?: number
  /** true: an object gets one line for each field even if it would fit on one line. */
  isExpanded?: boolean
  /** true: inside an object or list that is written on one line. */
  isInline?: boolean
}

/** Writes a value in the style of a document. */
export function layoutValue(value: Json, style: JsonStyle, place: WritePlace): string {
  const text = formatOnOneLine(value, style)
  const root = parseTree(text)
  return root ? layoutNode({ text, root }, root, style, place, mustExpand) : text
}

/** The text of a new document. */
export const documentText = (value: Json): string =>
  `${layoutValue(value, detectJsonStyle(''), { indent: '', column: 0, isExpanded: true })}\n`

/**
 * Formats a node: on one line if it fits, else one line for each item. Names and scalars keep their spelling.
 * @param isNested whether a node is expanded even if it fits
 */
export function layoutNode(
  document: JsonDocument,
  node: Node,
  style: JsonStyle,
  place: WritePlace,
  isNested: (node: Node) => boolean = () => false,
): string {
  const isObject = node.type === 'object'
  const children = node.children ?? []
  const line = formatNodeOnOneLine(document, node, style)
  if (children.length === 0 || style.isCompact || place.isInline) return line
  const fits = place.column + line.length + (place.after ?? 0) <= MAX_LINE_LENGTH
  if (fits && !(isObject && place.isExpanded) && !isNested(node)) return line
  const indent = place.indent + style.indent
  const items = children.map((child, index) => {
    const after = index < children.length - 1 ? 1 : 0
    if (!isObject) return layoutNode(document, child, style, { indent, column: indent.length, after }, isNested)
    const [key, value] = child.children ?? []
    const name = key ? sourceOf(document, key) + style.colon : ''
    const column = indent.length + name.length
    return name + (value ? layoutNode(document, value, style, { indent, column, after }, isNested) : '')
  })
  const [open, close] = isObject ? ['{', '}'] : ['[', ']']
  const separator = style.eol + indent
  return `${open}${separator}${items.join(`,${separator}`)}${style.eol}${place.indent}${close}`
}

function formatOnOneLine(value: Json, style: JsonStyle): string {
  if (Array.isArray(value)) return `[${value.map((item) => formatOnOneLine(item, style)).join(style.comma)}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, item]) => `${quoteScalar(name, style)}${style.colon}${formatOnOneLine(item, style)}`,
    )
    return fields.length > 0 ? `{${style.padding}${fields.join(style.comma)}${style.padding}}` : '{}'
  }
  return quoteScalar(value as Exclude<Json, object>, style)
}

/** A name or scalar as JSON. */
export const quoteScalar = (value: string | number | boolean | null, { isAscii }: JsonStyle): string => {
  const text = JSON.stringify(value)
  return isAscii
    ? text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : text
}

function formatNodeOnOneLine(document: JsonDocument, node: Node, style: JsonStyle): string {
  const items = node.children?.map((child) => formatNodeOnOneLine(document, child, style)) ?? []
  if (node.type === 'property') return items.join(style.colon)
  if (node.type === 'array') return `[${items.join(style.comma)}]`
  if (node.type !== 'object') return sourceOf(document, node)
  return items.length > 0 ? `{${style.padding}${items.join(style.comma)}${style.padding}}` : '{}'
}

const isScalar = ({ children }: Node): boolean => !children?.length

/** Objects that contain lists of objects are expanded, as people write them. */
function mustExpand({ type, children = [] }: Node): boolean {
  if (type === 'array') return children.some(mustExpand)
  return children.some(({ children: [, value] = [] }) => {
    const items = value?.children ?? []
    if (value?.type === 'object') return items.some(({ children: [, item] = [] }) => item && !isScalar(item))
    return items.some((item) => !isScalar(item))
  })
}
