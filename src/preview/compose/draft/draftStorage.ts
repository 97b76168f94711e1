import { del, get, set } from 'idb-keyval'
import type { DraftState, SaveMark } from './draftState'
import type { Draft, DraftConflict } from './mergeDisk'
import { textsOf } from './siteFolder'

/** The part of a draft that this browser stores. */
export interface StoredDraft extends Draft {
  /** The texts on disk for which the history was made. */
  base: ReadonlyMap<string, string>
  /** Stored by versions from November 2026 on. */
  conflicts?: readonly DraftConflict[]
  saves?: readonly SaveMark[]
}

export interface DraftStorage {
  get(): Promise<StoredDraft | undefined>
  /** Stores the draft, or removes it if undefined. */
  set(draft: StoredDraft | undefined): Promise<void>
}

/** The draft with this name in this browser. */
export const draftStorage = (name: string): DraftStorage => ({
  // Browsers that block storage throw immediately.
  get: async () => get<StoredDraft>(name),
  set: async (draft) => (draft ? set(name, draft) : del(name)),
})

/** @returns undefined if there is nothing to store */
export function toStoredDraft({ history, saved, disk, conflicts, saves }: DraftState): StoredDraft | undefined {
  const isEmpty = history.steps.length === 0 && conflicts.length === 0
  return isEmpty ? undefined : { history, saved, base: textsOf(disk), conflicts, saves }
}
