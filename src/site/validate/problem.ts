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
export interface Draft extends Problem {
  /** The word that was used, and the known words */
  meant?: { word: string; known: readonly string[] }
}

export type Problems = ReturnType<typeof createProblems>

/** Collects problems. The preview shows them; production logs them. */
export function createProblems() {
  const list = createStore<readonly Problem[]>([])
  let known = new Set<string>()
  let coming: Promise<unknown> = Promise.resolve()

  function add(found: readonly Problem[]): void {
    const fresh = found.filter((problem) => {
      const key = keyOf(problem)
      return !known.has(key) && known.add(key)
    })
    if (fresh.length === 0) return
    list.set([...list.get(), ...fresh])
  }

  return {
    list: list.get,
    add,
    /** Adds problems that are computed asynchronously. */
    addAsync(found: Promise<readonly Problem[]>): void {
      const added = found.then(add, (error) => console.error('A problem could not be worded', error))
      coming = Promise.all([coming, added])
    },
    /** Resolves when all asynchronous problems were added. */
    async settled(): Promise<void> {
      for (let last: unknown; last !== coming; ) {
        last = coming
        await last
      }
    },
    /** Removes the problems of a document before it is read again. */
    clear(file: string): void {
      const rest = list.get().filter((problem) => problem.file !== file)
      known = new Set(rest.map(keyOf))
      list.set(rest)
    },
    subscribe: list.subscribe,
  }
}

const keyOf = ({ file, pointer, message }: Problem) => `${file}\n${pointer}\n${message}`
