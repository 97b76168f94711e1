import { step, stepsOf } from '../lib/pointer'
import type { RawError, Validator } from '../lib/validator'

/** A finding of a validator, at the place where it stands in the document as it came. */
export interface Finding extends RawError {
  pointer: string
  /** What stands there. */
  value?: unknown
}

export interface Pruned {
  /** What is left when all that is wrong is set aside; undefined when nothing is. */
  value: unknown
  findings: Finding[]
}

const ROUNDS = 20

/**
 * Keeps what is good of a document (design: validity is partial). A wrong value is taken out of the thing it is in;
 * where it was needed there, that thing goes too, and so on up. Unknown keys are taken out. Works on `data` itself.
 * @param at the document's own place, when it is a part of a larger one
 */
export function prune(validate: Validator, data: unknown, at = ''): Pruned {
  const findings: Finding[] = []
  if (validate(data)) return { value: data, findings }
  const places = placesOf(data)
  const gone = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const errors = validate.errors ?? []
    const doomed = new Map<object, Set<string>>()
    for (const error of errors) {
      const parent = parentOf(data, error)
      const pointer = placeOf(data, error.instancePath, places)
      const missing = error.keyword === 'required' ? pointer + step(String(error.params.missingProperty)) : undefined
      const key = error.keyword === 'additionalProperties' ? String(error.params.additionalProperty) : parent?.key
      // What is missing only because it was set aside before is no second finding.
      if (!missing || !gone.has(missing))
        findings.push({ ...error, pointer: at + pointer, value: valueAt(data, error.instancePath) })
      if (error.keyword === 'additionalProperties') {
        const owner = valueAt(data, error.instancePath) as object
        doom(doomed, owner, key as string)
        gone.add(pointer + step(key as string))
      } else if (parent) {
        doom(doomed, parent.owner, parent.key)
        gone.add(pointer)
      } else {
        return { value: undefined, findings: once(findings) }
      }
    }
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
  if (Array.isArray(owner)) {
    const kept = owner.filter((_, index) => !keys.has(String(index)))
    owner.splice(0, owner.length, ...kept)
  } else {
    for (const key of keys) delete (owner as Record<string, unknown>)[key]
  }
}

/** The thing that a wrong value is in, and its key there; undefined for the document itself. */
function parentOf(data: unknown, error: RawError): { owner: object; key: string } | undefined {
  const steps = stepsOf(error.instancePath)
  const key = steps.pop()
  if (key === undefined) return undefined
  return { owner: valueAt(data, steps.map(step).join('')) as object, key }
}

function valueAt(data: unknown, pointer: string): unknown {
  let value = data
  for (const key of stepsOf(pointer)) value = (value as Record<string, unknown>)[key]
  return value
}

/** Where each object stands in the document as it came: indexes shift when items are set aside. */
function placesOf(data: unknown): Map<object, string> {
  const places = new Map<object, string>()
  const rest: [unknown, string][] = [[data, '']]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [value, pointer] = next
    if (typeof value !== 'object' || value === null) continue
    places.set(value, pointer)
    for (const [key, child] of Object.entries(value)) rest.push([child, pointer + step(key)])
  }
  return places
}

function placeOf(data: unknown, pointer: string, places: Map<object, string>): string {
  const value = valueAt(data, pointer)
  const own = typeof value === 'object' && value !== null ? places.get(value) : undefined
  if (own !== undefined) return own
  const steps = stepsOf(pointer)
  const last = steps.pop()
  if (last === undefined) return ''
  const owner = places.get(valueAt(data, steps.map(step).join('')) as object) ?? ''
  return owner + step(last)
}

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
