import type { Problem } from '../../site/validate/problem'

/** What became of one entry of a list. `>`: it has another place. */
export interface EntryChange {
  sign: '+' | '-' | '>' | '~'
  /** What tells the entry from the others. */
  key: string
  text: string
}

/** `!`: the change opens or closes something, redirects, or runs a script. */
export type Sign = '+' | '-' | '~' | '!'
export interface Line {
  sign: Sign
  text: string
  /** Addresses, as routes write them, whose pages it is about. Empty: it stands on every page, or on none. */
  paths: readonly string[]
  /** What became of each module, where it is about a list. */
  modules?: readonly ModuleChange[]
  /** Where the new site says so; undefined where only the old one did, or a file of its own says nothing of it. */
  place?: LinePlace
}

/** A document as the service names it, and a JSON pointer in it. */
export interface LinePlace {
  file: string
  pointer: string
}

export interface ModuleChange extends Omit<EntryChange, 'key'> {
  slug: string
  /** Of the element on the page, where it stands there: before, and now. */
  keys: readonly [string | undefined, string | undefined]
  place?: LinePlace
}

export interface Comparison {
  lines: Line[]
  /** true: something that stands on every page has changed. */
  everyPage: boolean
  /** Addresses, as routes write them, that lead elsewhere or show something else. */
  affected: { signedOut: string[]; signedIn: string[] }
}

/** Something that a folder can be compared with. */
export interface Revision {
  /** As git takes it. */
  name: string
  /** What a developer knows it by: subject and day of a commit. */
  words: string
}

/** What the preview bar shows of a change (docs/previewing.md). */
export interface FolderDiff extends Comparison {
  /** The revision, and its commit. */
  before: { name: string; commit: string }
  /** Where the affected addresses lead in a browser: a title stands in for a parameter. */
  addresses: Readonly<Record<string, string>>
  /** What the check finds now and did not find before; and how much of what it found before is gone. */
  problems: { fresh: readonly Problem[]; gone: number }
  /** What was wrong on either side, in a sentence each: it is compared as the site repairs it. */
  faults: readonly string[]
}
