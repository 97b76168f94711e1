import type { Manifest } from './closure'

/**
 * Chunks that import each other in a circle. In one, code runs before what it needs is there, and which page that breaks
 * depends on which of them is loaded first: there must be none.
 * @returns each circle as the names of its chunks
 */
export function circles(manifest: Manifest): string[][] {
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
      const circle = path.splice(path.indexOf(key))
      if (circle.length > 1) found.push(circle.map((each) => manifest[each]?.name ?? each))
    }
    return state.lowest
  }

  for (const key of Object.keys(manifest)) if (!seen.has(key)) visit(key)
  return found
}
