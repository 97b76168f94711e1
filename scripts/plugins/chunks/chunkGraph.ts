import type { SourceFile } from './chunkUsers'

export interface Chunk {
  /** The parts that load it */
  users: Set<string>
  files: string[]
  size: number
}

export interface ChunkGraph {
  chunks: ReadonlySet<Chunk>
  /** The chunks that are loaded with a chunk, directly or indirectly. */
  needsOf(chunk: Chunk): ReadonlySet<Chunk>
  /** Whether one chunk needs the other through a third one. Merging them would create an import cycle. */
  hasDetour(from: Chunk, to: Chunk): boolean
  /** Returns the changed chunks, including the removed source. */
  merge(target: Chunk, source: Chunk): Chunk[]
}

/** Groups files that the same parts need, and follows the imports between the groups. */
export function createChunkGraph(
  files: ReadonlyMap<string, SourceFile>,
  users: ReadonlyMap<string, Set<string>>,
): ChunkGraph {
  const chunks = new Set(chunksByUsers(files, users))
  const chunkOf = new Map([...chunks].flatMap((chunk) => chunk.files.map((id) => [id, chunk] as const)))
  let needs = allNeeds()

  function importsOf(chunk: Chunk): Set<Chunk> {
    const found = new Set<Chunk>()
    for (const id of chunk.files) {
      for (const imported of files.get(id)?.imports ?? []) {
        const target = chunkOf.get(imported)
        if (target && target !== chunk) found.add(target)
      }
    }
    return found
  }

  function allNeeds(): Map<Chunk, ReadonlySet<Chunk>> {
    const imports = new Map([...chunks].map((chunk) => [chunk, importsOf(chunk)]))
    return new Map([...chunks].map((chunk) => [chunk, reachableChunks(chunk, imports)]))
  }

  const needsOf = (chunk: Chunk): ReadonlySet<Chunk> => needs.get(chunk) ?? new Set()

  return {
    chunks,
    needsOf,
    hasDetour: (from, to) => [...needsOf(from)].some((between) => between !== to && needsOf(between).has(to)),
    merge(target, source) {
      for (const id of source.files) chunkOf.set(id, target)
      target.files.push(...source.files)
      target.size += source.size
      chunks.delete(source)
      needs = allNeeds()
      // The users of the source now load all that the target needs.
      for (const part of source.users) target.users.add(part)
      const changed = [target, source]
      for (const needed of needsOf(target)) {
        const before = needed.users.size
        for (const part of target.users) needed.users.add(part)
        if (needed.users.size > before) changed.push(needed)
      }
      return changed
    },
  }
}

function chunksByUsers(
  files: ReadonlyMap<string, SourceFile>,
  users: ReadonlyMap<string, Set<string>>,
): Iterable<Chunk> {
  const byUsers = new Map<string, Chunk>()
  for (const [id, own] of users) {
    const key = [...own].sort().join(' ')
    const chunk = byUsers.get(key) ?? { users: own, files: [], size: 0 }
    chunk.files.push(id)
    chunk.size += files.get(id)?.size ?? 0
    byUsers.set(key, chunk)
  }
  return byUsers.values()
}

function reachableChunks(from: Chunk, imports: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): Set<Chunk> {
  const seen = new Set<Chunk>()
  const rest = [...(imports.get(from) ?? [])]
  for (let chunk = rest.pop(); chunk; chunk = rest.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    rest.push(...(imports.get(chunk) ?? []))
  }
  return seen
}
