import type { Manifest } from './loadedFilesOf'

/**
 * Import cycles between chunks. In a cycle, code can run before its imports, and which page breaks depends on the chunk
 * that loads first.
 * @returns the names of the chunks of each cycle
 */
export function importCycles(manifest: Manifest): string[][] {
  const found: string[][] = []
  const seen = new Map<string, { order: number; lowest: number }>()
  const path: string[] = []

  // Tarjan's strongly connected components.
  function visit(key: string): number {
    const state = { order: seen.size, lowest: seen.size }
    seen.set(key, state)
    path.push(key)
    for (const next of manifest[key]?.imports ?? []) {
      const known = seen.get(next)
      if (!known) state.lowest = Math.min(state.lowest, visit(next))
      else if (path.includes(next)) state.lowest = Math.min(state.lowest, known.order)
    }
    if (state.lowest === state.order) {
      const cycle = path.splice(path.indexOf(key))
      if (cycle.length > 1) found.push(cycle.map((each) => manifest[each]?.name ?? each))
    }
    return state.lowest
  }

  for (const key of Object.keys(manifest)) if (!seen.has(key)) visit(key)
  return found
}
