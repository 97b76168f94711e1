/** One finding of validation. */
export interface Problem {
  severity: 'error' | 'warning'
  /** Where it stands: the address or path of the document. */
  file: string
  /** JSON pointer of the place. */
  pointer: string
  message: string
  /** The word that was probably meant. */
  suggestion?: string
  /** 1-based; known once the position parser has run. */
  line?: number
  column?: number
}

export type Problems = ReturnType<typeof createProblems>

/** The list of what was found wrong so far. Preview shows it, production logs it. */
export function createProblems() {
  let list: readonly Problem[] = []
  const listeners = new Set<() => void>()
  return {
    list: () => list,
    add(found: Problem[]): void {
      const fresh = found.filter((problem) => !list.some((known) => same(known, problem)))
      if (fresh.length === 0) return
      list = [...list, ...fresh]
      for (const tell of listeners) tell()
    },
    /** Forgets what was said of a document, before it is read again. */
    forget(file: string): void {
      list = list.filter((problem) => problem.file !== file)
      for (const tell of listeners) tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const same = (a: Problem, b: Problem) => a.file === b.file && a.pointer === b.pointer && a.message === b.message
