import { LIBRARY_FILES } from '../libraryFiles'
import { type Chunk, type ChunkGraph, createChunkGraph } from './chunkGraph'
import { type SourceFile, usersOf } from './chunkUsers'
import { createMergeCosts, type MergeCosts } from './mergeCosts'

/** A smaller chunk, in bytes, is not worth a request: it is merged into the chunk where that costs least. */
const MIN_CHUNK_BYTES = 1000

/** Maximum size of a merged chunk in bytes. */
const MAX_CHUNK_BYTES = 25_000

/** A small chunk stays separate if merging it would cost at least this many bytes. */
const MAX_MERGE_COST_BYTES = 9000

/** Factor on the cost of merging small chunks of different folders: files of one subject are used together. */
const OTHER_FOLDER_FACTOR = 3

/**
 * Decides which files are loaded together. Files that the same parts need form one chunk. Two chunks are merged if the
 * bytes that are then loaded without need cost less than the requests saved. No chunk ever imports itself.
 * @param files by id, without those of fixed chunks
 * @param weigh how often a part is opened, relative to others
 * @param companions by part, another part that always loads together with it
 */
export function planChunks(
  files: ReadonlyMap<string, SourceFile>,
  weigh: (part: string) => number,
  companions: Readonly<Record<string, string>> = {},
): Chunk[] {
  const users = usersOf(files)
  for (const own of users.values()) {
    if (own.size > 1) for (const part of [...own]) if (companions[part]) own.add(companions[part])
  }
  const graph = createChunkGraph(files, users)
  const costs = createMergeCosts(graph, weigh)
  for (const onlySmall of [false, true]) {
    for (;;) {
      const best = bestMerge(graph, costs, onlySmall)
      if (!best) break
      costs.forget(graph.merge(best.target, best.source))
    }
  }
  return [...graph.chunks]
}

interface Merge {
  source: Chunk
  target: Chunk
  cost: number
}

/** @param onlySmall merges only chunks that are too small for a request of their own, even at a cost */
function bestMerge(graph: ChunkGraph, costs: MergeCosts, onlySmall: boolean): Merge | undefined {
  const mergesOf = (source: Chunk) => bestMergeOf(source, graph, costs, onlySmall) ?? []
  const sources = [...graph.chunks].filter(({ size }) => !onlySmall || size < MIN_CHUNK_BYTES)
  return sources.flatMap(mergesOf).sort((a, b) => a.cost - b.cost)[0]
}

function bestMergeOf(source: Chunk, graph: ChunkGraph, costs: MergeCosts, isSmall: boolean): Merge | undefined {
  let best: Merge | undefined
  for (const target of graph.chunks) {
    if (target === source || target.size + source.size > MAX_CHUNK_BYTES || !mayMerge(source, target)) continue
    const factor = isSmall && folderOf(source) !== folderOf(target) ? OTHER_FOLDER_FACTOR : 1
    const cost = costs.costOf(source, target) * factor
    if (cost >= (best?.cost ?? (isSmall ? MAX_MERGE_COST_BYTES : 0))) continue
    if (graph.hasDetour(source, target) || graph.hasDetour(target, source)) continue
    best = { source, target, cost }
  }
  return best
}

const folderOf = ({ files: [id = ''] }: Chunk) => /src\/\w+/.exec(id)?.[0]

const mayMerge = (a: Chunk, b: Chunk) => !staysSeparate(a) && !staysSeparate(b)

/**
 * Module types have a size budget of their own. Packages that only one part uses may run side effects on import, and
 * rely on what ran before.
 */
function staysSeparate({ users, files }: Chunk): boolean {
  const [part = ''] = users
  return users.size === 1 && (part.startsWith('module-') || files.some((id) => LIBRARY_FILES.test(id)))
}
