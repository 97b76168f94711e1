import type { Problem } from '../../site/validate/problem'

/** `>`: the entry has moved. */
export interface EntryChange {
  sign: '+' | '-' | '>' | '~'
  /** Key of the entry */
  key: string
  text: string
}

/** `!`: the change opens or closes something, redirects, or runs a script. */
export type Sign = '+' | '-' | '~' | '!'
export interface Line {
  sign: Sign
  text: string
  /** Affected routes. Empty: all pages, or none */
  paths: readonly string[]
  /** Changes of modules, if the line is about a list */
  modules?: readonly ModuleChange[]
  /** Location in the new site; undefined if it only exists in the old one */
  place?: LinePlace
}

/** The path of a document at the service, and a JSON pointer in it */
export interface LinePlace {
  file: string
  pointer: string
}

export interface ModuleChange extends Omit<EntryChange, 'key'> {
  slug: string
  /** Position of the element on the page, before and now */
  keys: readonly [string | undefined, string | undefined]
  place?: LinePlace
}

export interface Comparison {
  lines: Line[]
  /** true: the change affects every page */
  everyPage: boolean
  /** Routes that lead elsewhere or show something else */
  affected: { signedOut: string[]; signedIn: string[] }
}

/** A revision to compare with */
export interface GitRevision {
  /** Name that `git` accepts, such as a hash */
  name: string
  /** Subject and day of the commit */
  words: string
}

/** The changes of a draft, for Compose */
export interface DraftDiff extends Comparison {
  /** URLs of the affected routes, with a title for the parameter */
  addresses: Readonly<Record<string, string>>
  /** Problems of either side, one sentence each: the repaired documents are compared */
  faults: readonly string[]
}

/** What the preview bar shows of a change (docs/how-to/sites/previewing.md) */
export interface FolderDiff extends DraftDiff {
  /** The revision and its commit */
  before: { name: string; commit: string }
  /** Problems that the change adds, and the number of problems that it fixes */
  problems: { fresh: readonly Problem[]; gone: number }
}
