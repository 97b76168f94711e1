import { isRecord } from '../../src/lib/json/isRecord'
import type { EntryChange } from '../../src/tools/diff/comparison'

/** Characters of a value that are shown. */
const MOST = 60

/**
 * What became of a value, a piece for each change. Objects are compared by their fields, lists by the keys of their
 * entries: what came, went, changed its place, or changed in itself. Positions count from 1.
 * @param path of the value, with dots; empty for the value itself
 */
export function changes(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => changes(before[name], after[name], path ? `${path}.${name}` : name))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const pieces = entryChanges(before, after).map(({ text }) => text)
    // The order of keys in an entry says nothing.
    return path && pieces.length > 0 ? [`${path}: ${pieces.join(', ')}`] : pieces
  }
  const said = (value: unknown) => (value === undefined ? 'not set' : shown(value))
  return [`${path} ${said(after)}, was ${said(before)}`.trimStart()]
}

/** What became of the entries of a list. */
export function entryChanges(before: readonly unknown[], after: readonly unknown[]): EntryChange[] {
  const [old, now] = [keyed(before), keyed(after)]
  const [oldKeys, nowKeys] = [[...old.keys()], [...now.keys()]]
  const places = new Map(oldKeys.map((key, index) => [key, index]))
  const stayed = longestRise(
    nowKeys.filter((key) => old.has(key)),
    places,
  )
  return [
    ...oldKeys.filter((key) => !now.has(key)).map((key): EntryChange => ({ sign: '-', key, text: `- ${key}` })),
    ...nowKeys.filter((key) => !old.has(key)).map((key): EntryChange => ({ sign: '+', key, text: `+ ${key}` })),
    ...nowKeys.flatMap((key, index): EntryChange[] => {
      if (!old.has(key)) return []
      const text = `${key} is now ${index + 1}., was ${(places.get(key) ?? 0) + 1}.`
      return [
        ...(stayed.has(key) ? [] : [{ sign: '>' as const, key, text }]),
        ...changes(old.get(key), now.get(key)).map((piece) => ({ sign: '~' as const, key, text: `${key}: ${piece}` })),
      ]
    }),
  ]
}

/** What tells the entries of a list apart, first of all their slug. */
const KEYS = ['slug', 'route', 'type', 'src', 'url', 'cookie', 'label', 'heading', 'name', 'value']

function keyed(list: readonly unknown[]): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const entry of list) {
    const name = isRecord(entry) ? KEYS.map((key) => entry[key]).find((value) => typeof value === 'string') : entry
    const plain = typeof name === 'string' || typeof name === 'number' ? String(name) : shown(entry)
    let key = plain
    for (let n = 2; entries.has(key); n++) key = `${plain} (${n}.)`
    entries.set(key, entry)
  }
  return entries
}

/** The most keys that kept their order: the others are those that moved. */
function longestRise(keys: readonly string[], places: ReadonlyMap<string, number>): Set<string> {
  let best: string[] = []
  const endings: string[][] = []
  for (const key of keys) {
    const place = places.get(key) ?? 0
    const before = endings.filter((rise) => (places.get(rise.at(-1) ?? '') ?? 0) < place)
    const rise = [...before.reduce((a, b) => (b.length > a.length ? b : a), [] as string[]), key]
    endings.push(rise)
    if (rise.length > best.length) best = rise
  }
  return new Set(best)
}

/** A value in a line, cut where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not set'
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text
}
