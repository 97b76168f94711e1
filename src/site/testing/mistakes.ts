import fc from 'fast-check'

/** A mistake that a test makes in a document: its position and its kind */
export interface PlannedMistake {
  place: number
  kind: 'drop' | 'null' | 'retype' | 'misspell' | 'proto' | 'constructor'
  with: unknown
}

const arbitraryMistake = fc.record<PlannedMistake>({
  place: fc.nat(1_000_000),
  kind: fc.constantFrom('drop', 'null', 'retype', 'misspell', 'proto', 'constructor'),
  with: fc.constantFrom<unknown>(true, 42, -1, 'text', '', [], {}, [[]], 'javascript:alert(1)'),
})

/** Plans of one to `max` mistakes */
export const arbitraryMistakes = (max: number) => fc.array(arbitraryMistake, { minLength: 1, maxLength: max })

/**
 * Applies mistakes to a copy of a document. Mistakes inside a part that another mistake has removed are skipped.
 * @returns the document and the number of mistakes in it
 */
export function applyMistakes(document: unknown, plan: readonly PlannedMistake[]): { data: unknown; planted: number } {
  const places = placesIn(document)
  const chosen = new Map(plan.map((each) => [each.place % places.length, each]))
  let planted = 0
  for (const [index, { kind, with: other }] of chosen) {
    const place = places[index]
    if (!place || !isAttached(document, place.owner)) continue
    const { owner, key } = place
    const current = Reflect.get(owner, key)
    if (current === undefined) continue
    planted++
    if (kind === 'drop') removeField(owner, key)
    else if (kind === 'null') Reflect.set(owner, key, null)
    else if (kind === 'misspell' && !Array.isArray(owner))
      renameField(owner, key, key.length > 3 ? key.slice(0, -2) + key.at(-1) + key.at(-2) : `${key}x`)
    else if (kind === 'proto' || kind === 'constructor') {
      if (Array.isArray(owner)) Reflect.set(owner, key, other)
      else
        renameField(owner, key, kind === 'proto' ? '__proto__' : 'constructor', {
          isAdmin: true,
          prototype: { isAdmin: true },
        })
    } else Reflect.set(owner, key, other)
  }
  // JSON can have an own `__proto__` key.
  return { data: JSON.parse(JSON.stringify(document)), planted }
}

interface FieldPlace {
  owner: Record<string, unknown> | unknown[]
  key: string
}

function placesIn(document: unknown): FieldPlace[] {
  const places: FieldPlace[] = []
  const rest = [document]
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      places.push({ owner: value as FieldPlace['owner'], key })
      rest.push(child)
    }
  }
  return places
}

/** Whether an object is still part of the document */
function isAttached(document: unknown, owner: object): boolean {
  const rest = [document]
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (value === owner) return true
    if (typeof value === 'object' && value !== null)
      rest.push(...Object.values(value).filter((child) => child !== undefined))
  }
  return false
}

function removeField(owner: FieldPlace['owner'], key: string): void {
  if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else delete owner[key]
}

/** Renames a field, or adds one beside it if a value is given. */
function renameField(owner: Record<string, unknown>, key: string, name: string, value?: unknown): void {
  Object.defineProperty(owner, name, {
    value: value ?? owner[key],
    enumerable: true,
    configurable: true,
    writable: true,
  })
  if (value === undefined && name !== key) delete owner[key]
}
