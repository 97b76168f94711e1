import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { IDENTITY_FIELDS, type Json, type RefStep, type ValueRef } from './operation'

/** A parsed JSON document. Offsets of nodes are positions in its text. */
export interface JsonDocument {
  text: string
  root: Node
}

/** The last results: a change of a field reads the text before and after it several times. */
const parsedByText = new Map<string, JsonDocument | undefined>()
const MAX_PARSED_DOCUMENTS = 2

/** @returns undefined if the text is not valid JSON */
export function parseJsonDocument(text: string): JsonDocument | undefined {
  const document = parsedByText.has(text) ? parsedByText.get(text) : parseUncached(text)
  // The latest one is the last entry.
  parsedByText.delete(text)
  parsedByText.set(text, document)
  for (const oldest of [...parsedByText.keys()].slice(0, -MAX_PARSED_DOCUMENTS)) parsedByText.delete(oldest)
  return document
}

function parseUncached(text: string): JsonDocument | undefined {
  const errors: ParseError[] = []
  // jsonc-parser does not know byte order marks. A space keeps the offsets.
  const root = parseTree(text.replace(/^\ufeff/, ' '), errors, { disallowComments: true })
  return root && errors.length === 0 ? { text, root } : undefined
}

export const sourceOf = ({ text }: JsonDocument, { offset, length }: Node): string =>
  text.slice(offset, offset + length)

export const readValue = (document: JsonDocument, node: Node): Json => JSON.parse(sourceOf(document, node))

export const endOf = ({ offset, length }: { offset: number; length: number }): number => offset + length

export const propertiesNamed = (object: Node | undefined, name: string): Node[] =>
  object?.type === 'object' ? (object.children ?? []).filter(({ children }) => children?.[0]?.value === name) : []

/** The value of a field or item. @returns undefined if there is none, or more than one item with this identity */
export function childOf(node: Node, step: RefStep): Node | undefined {
  // Of duplicate names the last one counts, as in JSON.parse.
  if (typeof step === 'string') return propertiesNamed(node, step).at(-1)?.children?.[1]
  if (node.type !== 'array') return undefined
  if (typeof step === 'number') return node.children?.[step]
  const items = node.children?.filter((item) => hasIdentity(item, step)) ?? []
  return items.length === 1 ? items[0] : undefined
}

export const nodeAt = (root: Node, ref: ValueRef): Node | undefined =>
  ref.reduce<Node | undefined>((node, step) => node && childOf(node, step), root)

/** The deepest existing value along a path. @returns with the number of steps that lead to it */
export function deepestNode(root: Node, ref: ValueRef): { node: Node; depth: number } {
  let [node, depth] = [root, 0]
  for (const step of ref) {
    const child = childOf(node, step)
    if (!child) break
    node = child
    depth++
  }
  return { node, depth }
}

/** Replaces the tokens of a JSON pointer by steps, for as long as its values exist. The others stay names. */
export function followPointer(root: Node, tokens: readonly string[]): { node: Node; rest: string[] } {
  let node = root
  const rest = [...tokens]
  for (let [token] = rest; token !== undefined; [token] = rest) {
    const child = childOf(node, node.type === 'array' ? Number(token) : token)
    if (!child) break
    node = child
    rest.shift()
  }
  return { node, rest }
}

/** The path of a node by names and indexes. */
export function pathOf(node: Node): (string | number)[] {
  const { parent } = node
  if (!parent) return []
  if (parent.type === 'property') return parent.parent ? [...pathOf(parent.parent), parent.children?.[0]?.value] : []
  return [...pathOf(parent), parent.children?.indexOf(node) ?? -1]
}

/** A reference that still finds the node after items were added, removed or moved, where items have an identity. */
export function stableRefOf(root: Node, node: Node): ValueRef {
  let parent = root
  return pathOf(node).map((step) => {
    const child = childOf(parent, step)
    const identity = typeof step === 'number' && child ? identityOf(parent, child) : undefined
    parent = child ?? parent
    return identity ?? step
  })
}

/** A step that finds only this item. @returns undefined if it has no identity, or shares it */
const identityOf = (list: Node, item: Node): RefStep | undefined => identitiesOf(list, item)[0]

/** All steps that find only this item. */
export function identitiesOf(list: Node, item: Node): RefStep[] {
  const steps = IDENTITY_FIELDS.flatMap((field) => {
    const value = identifierOf(item, field)
    return value === undefined ? [] : [{ [field]: value }]
  })
  return steps.filter((step) => childOf(list, step) === item)
}

const hasIdentity = (item: Node, step: Exclude<RefStep, string | number>): boolean =>
  IDENTITY_FIELDS.every((field) => step[field] === undefined || identifierOf(item, field) === step[field])

function identifierOf(item: Node, field: (typeof IDENTITY_FIELDS)[number]): string | number | undefined {
  const module = field === 'slug' ? childOf(item, 'module') : undefined
  const value = (childOf(item, field) ?? (module && childOf(module, field)))?.value
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
