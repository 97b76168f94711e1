import type { Chunk } from './chunkGraph'
import type { SourceFile } from './chunkUsers'

/** Names a chunk after its largest part, otherwise its largest file; undefined if the bundler names it after its lazy file. */
export function chunkName({ users, files: ids }: Chunk, files: ReadonlyMap<string, SourceFile>): string | undefined {
  const largest = (some: string[]) =>
    some.sort((a, b) => (files.get(b)?.size ?? 0) - (files.get(a)?.size ?? 0))[0] ?? ''
  const entry = largest(ids.filter((id) => files.get(id)?.part !== undefined))
  const part = files.get(entry)?.part
  if (part?.includes('/')) return users.size === 1 ? undefined : baseName(part)
  return part ?? baseName(largest(ids))
}

/** Adds a number to names that are taken. */
export function createUniqueNames(reserved: Iterable<string>): (name: string) => string {
  const taken = new Set(reserved)
  return (name) => {
    let unique = name
    for (let n = 2; taken.has(unique); n++) unique = `${name}${n}`
    taken.add(unique)
    return unique
  }
}

/** `src/page/Message.tsx` is `Message`. */
const baseName = (path: string) => (path.split('/').at(-1) ?? '').replace(/[.?].*/, '') || 'chunk'
