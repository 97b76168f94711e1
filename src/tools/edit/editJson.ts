import equal from 'fast-deep-equal'
import { applyEdits, type Edit, type Node } from 'jsonc-parser'
import {
  columnAt,
  indentAt,
  insertChild,
  isOnOneLine,
  outermostOnOneLine,
  reindent,
  removeChild,
  type WriteChild,
} from './children'
import {
  childOf,
  endOf,
  type JsonDocument,
  nodeAt,
  parseJsonDocument,
  pathOf,
  propertiesNamed,
  readValue,
  sourceOf,
} from './document'
import { detectJsonStyle, type JsonStyle, layoutNode, layoutValue, quoteScalar } from './layout'
import type { FieldRules, Json, Operation, Refused, ValueRef } from './operation'

/** Rules for a document without a schema. */
export const NO_RULES: FieldRules = { order: () => [], isRequired: () => true }

/**
 * Applies an operation to the text of a document and changes as little of it as possible: other values keep their
 * spelling, indentation, line ends and byte order mark. New text follows the style of its neighbours.
 * @returns edits of the text, none if the document already has this value
 */
export function editJson(text: string, operation: Operation, rules = NO_RULES): { edits: Edit[] } | Refused {
  const document = parseJsonDocument(text)
  if (!document) return { refused: 'The file is not valid JSON.' }
  const editor: EditContext = { document, style: detectJsonStyle(text), rules }
  const result = editsOf(editor, operation)
  return Array.isArray(result) ? { edits: wrapLongLine(editor, result) } : result
}

interface EditContext {
  document: JsonDocument
  style: JsonStyle
  rules: FieldRules
}

function editsOf(editor: EditContext, operation: Operation): Edit[] | Refused {
  switch (operation.do) {
    case 'set':
      return setValue(editor, operation)
    case 'remove':
      return removeValue(editor, operation)
    case 'insert':
      return insertValue(editor, operation)
    case 'move':
      return moveItem(editor, operation)
  }
}

type OperationOf<Kind extends Operation['do']> = Extract<Operation, { do: Kind }>

function setValue(editor: EditContext, { at, value }: OperationOf<'set'>): Edit[] | Refused {
  const { document, style } = editor
  const { root } = document
  const node = nodeAt(root, at)
  if (node) {
    if (equal(readValue(document, node), value)) return []
    const isExpanded = node.type === 'object' && !isOnOneLine(document, node)
    return [replaceNode(node, layoutValue(value, style, { ...writePlaceOf(document, node), isExpanded }))]
  }
  const depth = at.findIndex((_, index) => !nodeAt(root, at.slice(0, index + 1)))
  const parent = nodeAt(root, at.slice(0, depth))
  const [name, ...rest] = at.slice(depth)
  if (parent?.type !== 'object' || typeof name !== 'string' || !rest.every((step) => typeof step === 'string'))
    return refuseMissing(at)
  const content = rest.reduceRight<Json>((inner, step) => ({ [step as string]: inner }), value)
  return addField(editor, parent, name, content)
}

function addField({ document, style, rules }: EditContext, object: Node, name: string, value: Json): Edit[] {
  const properties = object.children ?? []
  if (properties.length === 0)
    return [replaceNode(object, layoutValue({ [name]: value }, style, writePlaceOf(document, object)))]
  const names = properties.map(({ children }) => String(children?.[0]?.value))
  const index = fieldIndex(names, name, rules.order(schemaPath(object)))
  return insertChild(document, object, index, (place) => {
    const start = quoteScalar(name, style) + style.colon
    return start + layoutValue(value, style, { ...place, column: place.column + start.length })
  })
}

/** Where a new field belongs among the present ones: after its nearest predecessor, else before its nearest successor. */
function fieldIndex(names: readonly string[], name: string, order: readonly string[]): number {
  const rank = order.indexOf(name)
  if (rank < 0) return names.length
  const previous = order.slice(0, rank).findLast((each) => names.includes(each))
  if (previous !== undefined) return names.indexOf(previous) + 1
  const next = order.slice(rank + 1).find((each) => names.includes(each))
  return next === undefined ? names.length : names.indexOf(next)
}

function removeValue({ document, rules }: EditContext, { at }: OperationOf<'remove'>): Edit[] | Refused {
  let child = nodeAt(document.root, at)
  if (!child?.parent) return refuseMissing(at)
  if (child.parent.type === 'property') child = child.parent
  if (isDuplicate(child)) return { refused: `${formatRef(at)} is in the file twice. Remove one of them in the editor.` }
  let parent = child.parent
  // Optional objects that would be left empty are removed as well.
  while (
    parent?.type === 'object' &&
    parent.children?.length === 1 &&
    parent.parent?.type === 'property' &&
    !rules.isRequired(schemaPath(parent))
  ) {
    child = parent.parent
    parent = child.parent
  }
  return parent && child ? removeChild(parent, child) : refuseMissing(at)
}

function insertValue(editor: EditContext, { list: ref, before, value }: OperationOf<'insert'>): Edit[] | Refused {
  const list = nodeAt(editor.document.root, ref)
  if (list?.type !== 'array') return refuseNonList(ref)
  const next = before === undefined ? undefined : childOf(list, before)
  if (before !== undefined && !next) return refuseMissing([...ref, before])
  const { document, style } = editor
  return insertItem(editor, list, next, (place, neighbour) => {
    const isExpanded = neighbour?.type === 'object' && !isOnOneLine(document, neighbour)
    return layoutValue(value, style, { ...place, isExpanded })
  })
}

function moveItem(editor: EditContext, { item: ref, list: listRef, before }: OperationOf<'move'>): Edit[] | Refused {
  const { document } = editor
  const item = nodeAt(document.root, ref)
  const from = item?.parent
  if (!item || from?.type !== 'array') return refuseMissing(ref)
  const to = listRef ? nodeAt(document.root, listRef) : from
  if (to?.type !== 'array') return refuseNonList(listRef ?? [])
  if (isInside(to, item)) return { refused: 'An item cannot be moved into itself.' }
  const next = before === undefined ? undefined : childOf(to, before)
  if (before !== undefined && !next) return refuseMissing([...(listRef ?? ref.slice(0, -1)), before])
  if (to === from) {
    const siblings = from.children ?? []
    const following = siblings[siblings.indexOf(item) + 1]
    if (next === item || next === following) return []
  }
  const indent = indentAt(document.text, item.offset)
  const inserted = insertItem(editor, to, next, (place) => {
    if (place.isInline) return layoutNode(document, item, editor.style, place)
    return reindent(sourceOf(document, item), indent, place.indent)
  })
  return [...removeChild(from, item), ...inserted]
}

type WriteItem = (place: Parameters<WriteChild>[0], neighbour: Node | undefined) => string

function insertItem({ document, style }: EditContext, list: Node, next: Node | undefined, write: WriteItem): Edit[] {
  const items = list.children ?? []
  if (items.length > 0) return insertChild(document, list, next ? items.indexOf(next) : items.length, write)
  const place = writePlaceOf(document, list)
  const line = `[${write({ ...place, column: place.column + 1, after: place.after + 1 }, undefined)}]`
  if (!line.includes('\n')) return [replaceNode(list, line)]
  const indent = place.indent + style.indent
  const item = write({ indent, column: indent.length }, undefined)
  return [replaceNode(list, `[${style.eol}${indent}${item}${style.eol}${place.indent}]`)]
}

/**
 * Breaks a line that became too long: expands the outermost object or list that is written on it, as a formatter does.
 * A line that was too long before stays as it is.
 */
function wrapLongLine({ document, style }: EditContext, edits: Edit[]): Edit[] {
  const [first] = edits
  const container = first && outermostOnOneLine(document, nodeAtOffset(document.root, first.offset))
  // An edit that touches the container's start or end is outside of it.
  if (!container || !edits.every((edit) => edit.offset > container.offset && endOf(edit) < endOf(container)))
    return edits
  const place = writePlaceOf(document, container)
  if (layoutNode(document, container, style, place).includes('\n')) return edits
  const changed = parseJsonDocument(applyEdits(document.text, edits))
  const node = changed && nodeAt(changed.root, pathOf(container))
  if (!changed || !node) return edits
  const content = layoutNode(changed, node, style, place)
  return content.includes('\n') ? [replaceNode(container, content)] : edits
}

const replaceNode = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content })

function writePlaceOf(document: JsonDocument, node: Node) {
  const { text } = document
  return {
    indent: indentAt(text, node.offset),
    column: columnAt(text, node.offset),
    after: /^[^\r\n]*/.exec(text.slice(endOf(node)))?.[0].trimEnd().length ?? 0,
    isInline: outermostOnOneLine(document, node.parent) !== undefined,
  }
}

/** The innermost node at an offset. */
function nodeAtOffset(node: Node, offset: number): Node {
  const child = node.children?.find((each) => each.offset <= offset && offset <= endOf(each))
  return child ? nodeAtOffset(child, offset) : node
}

/** Whether the object has several properties with the name of this one. */
const isDuplicate = ({ type, parent, children }: Node): boolean =>
  type === 'property' && propertiesNamed(parent, children?.[0]?.value).length > 1

const isInside = (node: Node | undefined, ancestor: Node): boolean =>
  node !== undefined && (node === ancestor || isInside(node.parent, ancestor))

const schemaPath = (node: Node): string[] => pathOf(node).map((step) => (typeof step === 'number' ? '[]' : step))

const refuseMissing = (ref: ValueRef): Refused => ({ refused: `${formatRef(ref)} does not exist.` })
const refuseNonList = (ref: ValueRef): Refused => ({ refused: `${formatRef(ref)} is not a list.` })

const formatRef = (ref: ValueRef): string =>
  ref.map((step) => (typeof step === 'object' ? Object.values(step).join() : String(step))).join(' › ') ||
  'The document'
