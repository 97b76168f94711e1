import { isRecord } from '../../src/lib/json/isRecord'
import type { EntryChange } from '../../src/tools/diff/comparison'

/** Characters of a value in a line; longer values are cut. */
const MAX_VALUE_LENGTH = 60

/**
 * Describes the changes of a value. Compares objects field by field, and lists by the keys of their entries, which can be
 * added, removed, moved or changed. Positions count from 1.
 * @param path of the value, with dots; empty at the top
 */
export function describeChanges(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => describeChanges(before[name], after[name], path ? `${path}.${name}` : name))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const pieces = entryChanges(before, after).map(({ text }) => text)
    // Empty if only the order of fields within the entries differs.
    return path && pieces.length > 0 ? [`${path}: ${pieces.join(', ')}`] : pieces
  }
  return [`${path} ${formatValue(after)}, was ${formatValue(before)}`.trimStart()]
}

/** Changes of the entries of a list. */
export function entryChanges(before: readonly unknown[], after: readonly unknown[]): EntryChange[] {
  const [old, now] = [entriesByKey(before), entriesByKey(after)]
  const [oldKeys, nowKeys] = [[...old.keys()], [...now.keys()]]
  const places = new Map(oldKeys.map((key, index) => [key, index]))
  const inOrder = keysInKeptOrder(
    nowKeys.filter((key) => old.has(key)),
    places,
  )
  return [
    ...oldKeys.filter((key) => !now.has(key)).map((key): EntryChange => ({ sign: '-', key, text: `- ${key}` })),
    ...nowKeys.filter((key) => !old.has(key)).map((key): EntryChange => ({ sign: '+', key, text: `+ ${key}` })),
    ...nowKeys.flatMap((key, index): EntryChange[] => {
      if (!old.has(key)) return []
      const text = `${key} moved from position ${(places.get(key) ?? 0) + 1} to ${index + 1}`
      return [
        ...(inOrder.has(key) ? [] : [{ sign: '>' as const, key, text }]),
        ...describeChanges(old.get(key), now.get(key)).map((piece) => ({
          sign: '~' as const,
          key,
          text: `${key}: ${piece}`,
        })),
      ]
    }),
  ]
}

/** Fields that identify the entries of a list, in order of preference. */
const NAMING_FIELDS = ['slug', 'route', 'type', 'src', 'url', 'cookie', 'label', 'heading', 'name', 'value']

function entriesByKey(list: readonly unknown[]): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const entry of list) {
    const name = isRecord(entry)
      ? NAMING_FIELDS.map((key) => entry[key]).find((value) => typeof value === 'string')
      : entry
    const plain = typeof name === 'string' || typeof name === 'number' ? String(name) : formatValue(entry)
    let key = plain
    for (let n = 2; entries.has(key); n++) key = `${plain} (${n}.)`
    entries.set(key, entry)
  }
  return entries
}

/** The longest sequence of keys that kept their order. The other keys have moved. */
function keysInKeptOrder(keys: readonly string[], places: ReadonlyMap<string, number>): Set<string> {
  let best: string[] = []
  const endings: string[][] = []
  for (const key of keys) {
    const place = places.get(key) ?? 0
    const before = endings.filter((sequence) => (places.get(sequence.at(-1) ?? '') ?? 0) < place)
    const sequence = [...before.reduce((a, b) => (b.length > a.length ? b : a), [] as string[]), key]
    endings.push(sequence)
    if (sequence.length > best.length) best = sequence
  }
  return new Set(best)
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not set'
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text
}
