import { createStore } from '../../lib/store'

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
  /** The wrong word within the value, where that is more: one link of an HTML text, the slug at the end of an address. */
  part?: string
  /** What was meant where it is no text: `true` for `"true"`. */
  instead?: boolean | number
  /** true: wrong is the name of the field at the pointer, not its value. */
  isName?: boolean
  /** true: the object takes fields of one's own, so that the name may be meant as it stands. */
  isOpen?: boolean
  /** 1-based; known once the position parser has run. */
  line?: number
  column?: number
}

/** A problem whose suggestion is still to be found: that is left to who words it. */
export interface Draft extends Problem {
  /** What was written, and the words that are known there. */
  meant?: { word: string; known: readonly string[] }
}

export type Problems = ReturnType<typeof createProblems>

/** The list of what was found wrong so far. Preview shows it, production logs it. */
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
    /** Adds problems that are still being worded: nobody waits for words and lines. */
    expect(found: Promise<readonly Problem[]>): void {
      const added = found.then(add, (error) => console.error('A problem could not be worded', error))
      coming = Promise.all([coming, added])
    },
    /** Settles when all that was expected has been added. */
    async settled(): Promise<void> {
      for (let last: unknown; last !== coming; ) {
        last = coming
        await last
      }
    },
    /** Forgets what was said of a document, before it is read again. */
    forget(file: string): void {
      const rest = list.get().filter((problem) => problem.file !== file)
      known = new Set(rest.map(keyOf))
      list.set(rest)
    },
    subscribe: list.subscribe,
  }
}

const keyOf = ({ file, pointer, message }: Problem) => `${file}\n${pointer}\n${message}`
