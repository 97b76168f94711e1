/**
 * The texts at a dotted path such as "meta.cast.name". Arrays are flattened, numbers become text, and an object at the end
 * of the path is replaced by its name. Own properties only: "constructor" finds nothing.
 */
export function fieldValues(source: unknown, path: string): string[] {
  let found: unknown[] = [source]
  for (const key of path.split('.')) found = found.flatMap(flattenItems).flatMap((item) => ownValue(item, key))
  return found.flatMap(flattenItems).flatMap(textsOfValue)
}

function flattenItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value.flatMap(flattenItems) : [value]
}

function ownValue(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return []
  return [Reflect.get(value, key)]
}

function textsOfValue(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return ownValue(value, 'name').filter((name) => typeof name === 'string')
}
