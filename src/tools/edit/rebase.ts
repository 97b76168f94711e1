import equal from 'fast-deep-equal'
import type { Node } from 'jsonc-parser'
import {
  childOf,
  deepestNode,
  identitiesOf,
  type JsonDocument,
  nodeAt,
  pathOf,
  readValue,
  stableRefOf,
} from './document'
import type { Json, Operation, RefStep, ValueRef } from './operation'

/** Why an operation cannot be replayed: its value was removed, or changed to another one, by someone else. */
export type Conflict = { conflict: 'removed' } | { conflict: 'changed'; theirs: Json }

/**
 * Transfers an operation to a version of the document that was changed by someone else.
 * @param before the version for which it was made
 * @param after the current version
 * @returns the operation with references that are valid in `after`
 */
export function rebase(
  operation: Operation,
  before: JsonDocument,
  after: JsonDocument,
): { operation: Operation } | Conflict {
  switch (operation.do) {
    case 'set':
      return rebaseSet(operation, before, after)
    case 'remove': {
      const [ours, theirs] = [nodeAt(before.root, operation.at), findCounterpart(operation.at, before, after)]
      if (!ours || !theirs) return { conflict: 'removed' }
      const found = readValue(after, theirs)
      if (!equal(readValue(before, ours), found)) return { conflict: 'changed', theirs: found }
      return { operation: { ...operation, at: stableRefOf(after.root, theirs) } }
    }
    case 'insert': {
      const list = findCounterpart(operation.list, before, after)
      if (list?.type !== 'array') return { conflict: 'removed' }
      const position = rebasePosition(operation.list, operation.before, before, after)
      return { operation: { do: 'insert', list: stableRefOf(after.root, list), ...position, value: operation.value } }
    }
    case 'move': {
      const item = findCounterpart(operation.item, before, after)
      const listRef = operation.list ?? operation.item.slice(0, -1)
      const list = findCounterpart(listRef, before, after)
      if (!item || list?.type !== 'array') return { conflict: 'removed' }
      const position = rebasePosition(listRef, operation.before, before, after)
      return {
        operation: {
          do: 'move',
          item: stableRefOf(after.root, item),
          list: stableRefOf(after.root, list),
          ...position,
        },
      }
    }
  }
}

function rebaseSet(operation: Extract<Operation, { do: 'set' }>, before: JsonDocument, after: JsonDocument) {
  const { at, value } = operation
  // The part of the path that existed. The rest was to be created.
  const { depth } = deepestNode(before.root, at)
  const known = findCounterpart(at.slice(0, depth), before, after)
  if (!known) return { conflict: 'removed' as const }
  const theirs = nodeAt(known, at.slice(depth))
  const ours = nodeAt(before.root, at)
  if (theirs) {
    const found = readValue(after, theirs)
    const isSame = ours !== undefined && equal(readValue(before, ours), found)
    if (!isSame && !equal(found, value)) return { conflict: 'changed' as const, theirs: found }
  }
  return { operation: { ...operation, at: [...stableRefOf(after.root, known), ...at.slice(depth)] } }
}

/** The item before which to insert: the given one, or the next one that still exists. */
function rebasePosition(
  listRef: ValueRef,
  step: RefStep | undefined,
  before: JsonDocument,
  after: JsonDocument,
): { before?: RefStep } {
  const list = nodeAt(before.root, listRef)
  const next = step !== undefined && list ? childOf(list, step) : undefined
  const following = next && list?.children ? list.children.slice(list.children.indexOf(next)) : []
  for (const item of following) {
    const found = findCounterpart(pathOf(item), before, after)
    const last = found && stableRefOf(after.root, found).at(-1)
    if (last !== undefined) return { before: last }
  }
  return {}
}

/** The node of `after` that corresponds to a node of `before`. */
function findCounterpart(ref: ValueRef, before: JsonDocument, after: JsonDocument): Node | undefined {
  let [ours, theirs]: (Node | undefined)[] = [before.root, after.root]
  for (const step of ref) {
    const list: Node | undefined = ours
    ours = ours && childOf(ours, step)
    if (!ours || !theirs || !list) return undefined
    theirs = typeof step === 'string' ? childOf(theirs, step) : findSameItem([before, list, ours], [after, theirs])
  }
  return theirs
}

/** The item with the same identity, else with the same value, else at the same index of an equally long list. */
function findSameItem(
  [before, list, item]: readonly [JsonDocument, Node, Node],
  [after, theirs]: readonly [JsonDocument, Node],
): Node | undefined {
  if (theirs.type !== 'array') return undefined
  for (const identity of identitiesOf(list, item)) {
    const found = childOf(theirs, identity)
    if (found) return found
  }
  const [ours, others] = [list.children ?? [], theirs.children ?? []]
  const value = readValue(before, item)
  const copies = ours.filter((each) => equal(readValue(before, each), value))
  const found = others.filter((each) => equal(readValue(after, each), value))
  if (copies.length === found.length) return found[copies.indexOf(item)]
  const candidate = ours.length === others.length ? others[ours.indexOf(item)] : undefined
  const isOtherItem = candidate && identitiesOf(theirs, candidate).some((identity) => childOf(list, identity))
  return isOtherItem ? undefined : candidate
}
