import { parsePointer, pointerToken } from '../../lib/json/pointer'
import type { RawError, Validator } from '../../lib/json/validator'
import { originOf, recordOrigin } from './origin'

/** A finding of a validator, with its pointer in the original document */
export interface Finding extends RawError {
  pointer: string
  /** The invalid value */
  value?: unknown
  /** true: a parent required the value and was removed, too */
  isRequired?: boolean
}

export interface Pruned {
  /** The valid part; undefined if there is none */
  value: unknown
  findings: Finding[]
}

const MAX_ROUNDS = 20

/**
 * Removes the invalid parts of a document (design: validity is partial). A wrong value is removed from its parent; if the
 * parent requires it, the parent is removed, and so on. Unknown keys, and list entries beyond the limit, are removed, too.
 * Changes `data` in place; `originOf` returns original pointers. One function, because all rules share the round's state.
 * @param at pointer of `data` if it is part of a larger document
 */
export function prune(validate: Validator, data: unknown, at = ''): Pruned {
  const findings: Finding[] = []
  if (validate(data)) return { value: data, findings }
  recordOrigins(data, at)
  // Findings of removed values by pointer
  const removed = new Map<string, Finding>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const toRemove = new Map<object, Set<string>>()
    let isRootInvalid = false
    for (const error of validate.errors ?? []) {
      const { value, parent, key } = locateValue(data, error.instancePath)
      const pointer = parent ? originalPointer(value, parent, key) : at
      const { missingProperty, additionalProperty, limit } = error.params
      // A value that is missing because it was removed is not another finding; it makes the first one an error.
      const earlier =
        error.keyword === 'required' ? removed.get(pointer + pointerToken(String(missingProperty))) : undefined
      const finding: Finding = earlier ?? { ...error, pointer, value }
      if (earlier) earlier.isRequired = true
      else findings.push(finding)
      if (error.keyword === 'additionalProperties' && isObject(value)) {
        markForRemoval(toRemove, value, String(additionalProperty))
        removed.set(pointer + pointerToken(String(additionalProperty)), finding)
      } else if (error.keyword === 'maxItems' && Array.isArray(value) && typeof limit === 'number') {
        for (let index = limit; index < value.length; index++) markForRemoval(toRemove, value, String(index))
      } else if (parent) {
        markForRemoval(toRemove, parent, key)
        removed.set(pointer, finding)
      } else {
        isRootInvalid = true
        finding.isRequired = true
      }
    }
    if (isRootInvalid) break
    for (const [parent, keys] of toRemove) removeKeys(parent, keys)
    if (validate(data)) return { value: data, findings: keepFirstPerPlace(findings) }
  }
  return { value: undefined, findings: keepFirstPerPlace(findings) }
}

function markForRemoval(toRemove: Map<object, Set<string>>, parent: object, key: string): void {
  const keys = toRemove.get(parent)
  if (keys) keys.add(key)
  else toRemove.set(parent, new Set([key]))
}

function removeKeys(parent: object, keys: Set<string>): void {
  if (!Array.isArray(parent)) {
    for (const key of keys) Reflect.deleteProperty(parent, key)
    return
  }
  let count = 0
  for (let index = 0; index < parent.length; index++) if (!keys.has(String(index))) parent[count++] = parent[index]
  parent.length = count
}

/** A value, its parent and key; without parent: the document itself */
function locateValue(data: unknown, instancePath: string): { value: unknown; parent?: object; key: string } {
  let value = data
  let parent: object | undefined
  let last = ''
  for (const key of parsePointer(instancePath)) {
    if (!isObject(value)) break
    parent = value
    last = key
    value = Reflect.get(value, key)
  }
  return { value, parent, key: last }
}

/** Pointer of a value in the original document */
function originalPointer(value: unknown, parent: object, key: string): string {
  const origin = isObject(value) ? originOf(value) : undefined
  return origin ?? (originOf(parent) ?? '') + pointerToken(key)
}

function recordOrigins(data: unknown, at: string): void {
  const queue: [object, string][] = isObject(data) ? [[data, at]] : []
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [value] = next
    // A part that was pruned before, such as the head of a placement, keeps its pointer.
    const pointer = originOf(value) ?? next[1]
    recordOrigin(value, pointer)
    for (const [key, child] of Object.entries(value))
      if (isObject(child)) queue.push([child, pointer + pointerToken(key)])
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Keeps one finding per place: a value of the wrong type violates other rules, too. */
function keepFirstPerPlace(findings: Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter((finding) => {
    const place = `${finding.pointer} ${finding.params.missingProperty ?? finding.params.additionalProperty ?? ''}`
    if (seen.has(place)) return false
    seen.add(place)
    return true
  })
}
