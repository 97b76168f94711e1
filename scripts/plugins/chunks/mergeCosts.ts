import type { Chunk, ChunkGraph } from './chunkGraph'

/** Overhead of a request, in bytes that could be sent instead. */
const REQUEST_BYTES = 2000

export interface MergeCosts {
  /** Bytes that are loaded without need if two chunks are merged, weighted by use; negative: merging saves as much. */
  costOf(a: Chunk, b: Chunk): number
  /** Drops cached costs of changed chunks, and of all chunks that need them. */
  forget(changed: readonly Chunk[]): void
}

/** Costs are cached: a merge leaves nearly all of them as they were. */
export function createMergeCosts(graph: ChunkGraph, weigh: (part: string) => number): MergeCosts {
  /** Bytes for a part that did not need the chunk, with all that is loaded with it. */
  const burden = cachePairs((chunk, part: string) => {
    let cost = chunk.size
    for (const needed of graph.needsOf(chunk)) if (!needed.users.has(part)) cost += needed.size + REQUEST_BYTES
    return cost
  })
  const mergeCost = cachePairs((a, b: Chunk) => {
    let cost = 0
    for (const part of a.users) cost += weigh(part) * (b.users.has(part) ? -REQUEST_BYTES : burden.get(b, part))
    for (const part of b.users) if (!a.users.has(part)) cost += weigh(part) * burden.get(a, part)
    return cost
  })
  return {
    costOf: mergeCost.get,
    forget(changed) {
      const dependents = [...graph.chunks].filter((chunk) => changed.some((each) => graph.needsOf(chunk).has(each)))
      for (const chunk of [...changed, ...dependents]) {
        burden.forget(chunk)
        mergeCost.forget(chunk)
      }
    },
  }
}

function cachePairs<Other>(compute: (chunk: Chunk, other: Other) => number) {
  const known = new Map<Chunk, Map<unknown, number>>()
  return {
    get(chunk: Chunk, other: Other): number {
      const own = known.get(chunk) ?? new Map<unknown, number>()
      known.set(chunk, own)
      const number = own.get(other) ?? compute(chunk, other)
      own.set(other, number)
      return number
    },
    forget(chunk: Chunk): void {
      known.delete(chunk)
      for (const own of known.values()) own.delete(chunk)
    },
  }
}
