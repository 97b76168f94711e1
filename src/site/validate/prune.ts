import { step, stepsOf } from '../../lib/json/pointer'
import type { RawError, Validator } from '../../lib/json/validator'
import { noteOrigin, originOf } from './origin'

/** A finding of a validator, at the place where it stands in the document as it came. */
export interface Finding extends RawError {
  pointer: string
  /** What stands there. */
  value?: unknown
  /** true: what it is in could not do without it, and was set aside too. */
  needed?: boolean
}

export interface Pruned {
  /** What is left when all that is wrong is set aside; undefined when nothing is. */
  value: unknown
  findings: Finding[]
}

const ROUNDS = 20

/**
 * Keeps what is good of a document (design: validity is partial). A wrong value is taken out of the thing it is in;
 * where it was needed there, that thing goes too, and so on up. Unknown keys are taken out, and so are the entries of a
 * list beyond its limit. Works on `data` itself; `originOf` tells where the rest of it stood.
 * @param at the document's own place, when it is a part of a larger one
 */
export function prune(validate: Validator, data: unknown, at = ''): Pruned {
  const findings: Finding[] = []
  if (validate(data)) return { value: data, findings }
  noteOrigins(data, at)
  // What was set aside, by its place, and why.
  const gone = new Map<string, Finding>()
  for (let round = 0; round < ROUNDS; round++) {
    const doomed = new Map<object, Set<string>>()
    let lost = false
    for (const error of validate.errors ?? []) {
      const { value, owner, key } = locate(data, error.instancePath)
      const pointer = owner ? placeOf(value, owner, key) : at
      const { missingProperty, additionalProperty, limit } = error.params
      // What is missing only because it was set aside before is no second finding, but makes the first one weigh more.
      const cause = error.keyword === 'required' ? gone.get(pointer + step(String(missingProperty))) : undefined
      const finding: Finding = cause ?? { ...error, pointer, value }
      if (cause) cause.needed = true
      else findings.push(finding)
      if (error.keyword === 'additionalProperties') {
        doom(doomed, value as object, String(additionalProperty))
        gone.set(pointer + step(String(additionalProperty)), finding)
      } else if (error.keyword === 'maxItems') {
        const list = value as unknown[]
        for (let index = limit as number; index < list.length; index++) doom(doomed, list, String(index))
      } else if (owner) {
        doom(doomed, owner, key)
        gone.set(pointer, finding)
      } else {
        lost = true
        finding.needed = true
      }
    }
    if (lost) break
    for (const [owner, keys] of doomed) remove(owner, keys)
    if (validate(data)) return { value: data, findings: once(findings) }
  }
  return { value: undefined, findings: once(findings) }
}

function doom(doomed: Map<object, Set<string>>, owner: object, key: string): void {
  const keys = doomed.get(owner)
  if (keys) keys.add(key)
  else doomed.set(owner, new Set([key]))
}

function remove(owner: object, keys: Set<string>): void {
  if (!Array.isArray(owner)) {
    for (const key of keys) delete (owner as Record<string, unknown>)[key]
    return
  }
  let kept = 0
  for (let index = 0; index < owner.length; index++) if (!keys.has(String(index))) owner[kept++] = owner[index]
  owner.length = kept
}

/** A value, the thing that it is in, and its key there; without owner: the document itself. */
function locate(data: unknown, instancePath: string): { value: unknown; owner?: object; key: string } {
  let value = data
  let owner: object | undefined
  let last = ''
  for (const key of stepsOf(instancePath)) {
    owner = value as object
    last = key
    value = (value as Record<string, unknown>)[key]
  }
  return { value, owner, key: last }
}

/** Where a value stands in the document as it came. */
function placeOf(value: unknown, owner: object, key: string): string {
  const own = isObject(value) ? originOf(value) : undefined
  return own ?? (originOf(owner) ?? '') + step(key)
}

function noteOrigins(data: unknown, at: string): void {
  const rest: [object, string][] = isObject(data) ? [[data, at]] : []
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [value] = next
    // A part that was mended before, as the head of a placement is, keeps its place.
    const pointer = originOf(value) ?? next[1]
    noteOrigin(value, pointer)
    for (const [key, child] of Object.entries(value)) if (isObject(child)) rest.push([child, pointer + step(key)])
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** One finding for one place: a value of the wrong type also breaks every other rule of its place. */
function once(findings: Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter((finding) => {
    const place = `${finding.pointer} ${finding.params.missingProperty ?? finding.params.additionalProperty ?? ''}`
    if (seen.has(place)) return false
    seen.add(place)
    return true
  })
}
