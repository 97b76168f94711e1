import { createStore } from '../../lib/store'
import type { RuleName } from './ruleName'

export interface Problem {
  severity: 'error' | 'warning'
  rule: RuleName
  /** Path of the document */
  file: string
  /** JSON pointer */
  pointer: string
  message: string
  suggestion?: string
  /** The wrong part of a longer value: a link in an HTML text, the slug in an address */
  part?: string
  /** Suggested value that is not a text: `true` for `"true"` */
  instead?: boolean | number
  /** true: the name of the field is wrong, not its value */
  isName?: boolean
  /** true: the object allows additional fields, so the name may be intended */
  isOpen?: boolean
  /** 1-based; set by the position lookup */
  line?: number
  column?: number
}

/** A problem without its suggestion, which is computed later */
export interface ProblemDraft extends Problem {
  /** The word in the document, and the known words that it may be a typo of */
  suggestFrom?: { word: string; known: readonly string[] }
}

export type Problems = ReturnType<typeof createProblems>

/** Collects problems. The preview shows them; production logs them. */
export function createProblems() {
  const list = createStore<readonly Problem[]>([])
  let seen = new Set<string>()
  let pending: Promise<unknown> = Promise.resolve()

  function add(found: readonly Problem[]): void {
    const fresh = found.filter((problem) => {
      const key = problemKeyOf(problem)
      return !seen.has(key) && seen.add(key)
    })
    if (fresh.length === 0) return
    list.set([...list.get(), ...fresh])
  }

  return {
    list: list.get,
    add,
    /** Adds problems that are computed asynchronously. */
    addAsync(found: Promise<readonly Problem[]>): void {
      const added = found.then(add, console.error)
      pending = Promise.all([pending, added])
    },
    /** Resolves when all asynchronous problems were added. */
    async settled(): Promise<void> {
      for (let last: unknown; last !== pending; ) {
        last = pending
        await last
      }
    },
    /** Removes the problems of a document before it is read again. */
    clear(file: string): void {
      const rest = list.get().filter((problem) => problem.file !== file)
      seen = new Set(rest.map(problemKeyOf))
      list.set(rest)
    },
    subscribe: list.subscribe,
  }
}

const problemKeyOf = ({ file, pointer, message }: Problem) => `${file}\n${pointer}\n${message}`
