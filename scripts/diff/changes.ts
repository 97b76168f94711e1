import { isRecord } from '../../src/lib/json/isRecord'
import type { EntryChange } from '../../src/tools/diff/comparison'

/** Characters of a value in a line; longer values are cut. */
const MAX_VALUE_LENGTH = 60
/** Characters shown before the first difference of cut values. */
const CONTEXT_LENGTH = 20

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
  const [was, is] = formatPair(before, after)
  return [`${path} ${is}, was ${was}`.trimStart()]
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

/** Both values, from shortly before their first difference if one of them is cut. */
function formatPair(...values: [before: unknown, after: unknown]): string[] {
  const texts = values.map(toText)
  const [was = '', is = ''] = texts
  let same = 0
  while (same < was.length && was[same] === is[same]) same++
  const start = texts.some(({ length }) => length > MAX_VALUE_LENGTH) ? Math.max(0, same - CONTEXT_LENGTH) : 0
  return texts.map((text) => cut(start > 0 ? `…${text.slice(start)}` : text))
}

const formatValue = (value: unknown): string => cut(toText(value))
const toText = (value: unknown): string => JSON.stringify(value) ?? 'not set'
const cut = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text
