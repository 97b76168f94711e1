import { createStore } from '../../../lib/store'
import type { SiteRules } from '../../../tools/edit/editSite'
import type { Refused } from '../../../tools/edit/operation'
import { createHistory, type History, type NewStep, perform, redo, undo } from './history'
import { type Draft, type DraftConflict, mergeDisk } from './mergeDisk'

/** A document of the site folder as it is on disk. */
export interface DiskDocument {
  text: string
  /** `ETag` of this version. */
  tag: string
}

/** A document to save. */
export interface ChangedDocument {
  path: string
  /** `ETag` of the version on disk; null: it does not exist. */
  tag: string | null
  /** null: removed. */
  text: string | null
}

/** The site folder, as the development server offers it. */
export interface SiteFolder {
  /** All documents that can be edited, by path. */
  read(): Promise<ReadonlyMap<string, DiskDocument>>
  /** @returns undefined if the document does not exist */
  readOne(path: string): Promise<DiskDocument | undefined>
  /**
   * Writes all documents or none.
   * @returns the new tags by path, or the documents that have changed on disk
   * @throws Error if the folder cannot be written
   */
  save(
    documents: readonly ChangedDocument[],
  ): Promise<{ tags: Readonly<Record<string, string | null>> } | { stale: string[] }>
}

/** What is stored of a draft, in this browser. */
export interface StoredDraft extends Draft {
  /** The texts on disk for which the history was made. */
  base: ReadonlyMap<string, string>
}

export interface DraftStorage {
  get(): Promise<StoredDraft | undefined>
  /** Without a draft: removes it. */
  set(draft: StoredDraft | undefined): Promise<void>
}

export interface DraftState extends Draft {
  disk: ReadonlyMap<string, DiskDocument>
  /** Operations that the draft lost to changes on disk, for the user to decide. */
  conflicts: readonly DraftConflict[]
  /** Documents whose text on disk is not valid JSON: their last valid text is shown. */
  broken: ReadonlySet<string>
  /** Number of unsaved steps that were restored when the draft was opened. */
  restored: number
  isSaving: boolean
}

export type DraftStore = Awaited<ReturnType<typeof openDraft>>

/**
 * Opens the draft of a site: the documents on disk, and the steps that were not saved. Steps are stored before they are
 * shown, and made again on what is on disk then.
 * @throws Error if the folder cannot be read
 */
export async function openDraft(folder: SiteFolder, storage: DraftStorage, rules: SiteRules = {}, now = Date.now) {
  const store = createStore(await restore(folder, storage, rules, now()))
  /** Steps up to this one are being saved: typing continues in a new step. */
  let savingUpTo = -1

  function update(change: Partial<DraftState>): void {
    const next = { ...store.get(), ...change }
    // Not awaited: IndexedDB keeps the order, and the user does not wait for the disk.
    storage.set(storedDraft(next)).catch(() => {})
    store.set(next)
  }

  function merge(path: string, document: DiskDocument | undefined): void {
    const state = store.get()
    const result = mergeDisk(state, { file: path, text: document?.text, time: now() }, rules)
    // The old tag stays, so that saving does not overwrite the broken text.
    if (result.isBroken) {
      update({ broken: new Set(state.broken).add(path) })
      return
    }
    const broken = new Set(state.broken)
    broken.delete(path)
    const disk = new Map(state.disk)
    if (document) disk.set(path, document)
    else disk.delete(path)
    update({ ...result.draft, disk, broken, conflicts: [...state.conflicts, ...result.conflicts] })
  }

  return {
    subscribe: store.subscribe,
    get: store.get,

    /** @returns why the step cannot be made */
    perform(step: Omit<NewStep, 'time'>): Refused | undefined {
      const state = store.get()
      const mergeKey = state.history.done === savingUpTo ? undefined : step.mergeKey
      const history = perform(state.history, { ...step, mergeKey, time: now() }, rules)
      if ('refused' in history) return history
      if (history !== state.history) update({ history })
      return undefined
    },

    undo: () => update({ history: undo(store.get().history) }),
    redo: () => update({ history: redo(store.get().history) }),

    /** Drops the unsaved steps. They can be made again with `redo`. */
    discard(): void {
      let { history } = store.get()
      while (history.done > store.get().saved) history = undo(history)
      update({ history })
    },

    /** Drops the conflicts: the texts on disk stay. */
    dismissConflicts: () => update({ conflicts: [] }),

    /** Reads a document that has changed on disk, and makes the unsaved steps again on its new text. */
    async refresh(path: string): Promise<void> {
      const document = await folder.readOne(path)
      if (document?.tag !== store.get().disk.get(path)?.tag) merge(path, document)
    },

    /**
     * Saves all changed documents, or none.
     * @returns documents that have changed on disk; their changes were merged, and nothing was saved
     * @throws Error if the folder cannot be written
     */
    async save(): Promise<string[]> {
      const { history, disk } = store.get()
      const documents = changedDocuments(store.get())
      savingUpTo = history.done
      update({ isSaving: true })
      try {
        const result = await folder.save(documents)
        if ('stale' in result) {
          for (const path of result.stale) merge(path, await folder.readOne(path))
          return result.stale
        }
        const saved = new Map(disk)
        for (const { path, text } of documents) {
          const tag = result.tags[path]
          if (text === null || typeof tag !== 'string') saved.delete(path)
          else saved.set(path, { text, tag })
        }
        update({ disk: saved, saved: history.done, restored: 0 })
        return []
      } finally {
        savingUpTo = -1
        update({ isSaving: false })
      }
    },
  }
}

async function restore(folder: SiteFolder, storage: DraftStorage, rules: SiteRules, time: number): Promise<DraftState> {
  const [disk, stored] = await Promise.all([folder.read(), storage.get().catch(() => undefined)])
  const fresh: DraftState = {
    history: createHistory(textsOf(disk)),
    saved: 0,
    disk,
    conflicts: [],
    broken: new Set(),
    restored: 0,
    isSaving: false,
  }
  if (!stored) return fresh
  let draft: Draft = { history: withNewFiles(stored, disk), saved: stored.saved }
  const conflicts: DraftConflict[] = []
  const broken = new Set<string>()
  for (const path of new Set([...stored.base.keys(), ...disk.keys()])) {
    const text = disk.get(path)?.text
    if (!stored.base.has(path) || stored.base.get(path) === text) continue
    const result = mergeDisk(draft, { file: path, text, time }, rules)
    draft = result.draft
    conflicts.push(...result.conflicts)
    if (result.isBroken) broken.add(path)
  }
  return { ...fresh, ...draft, conflicts, broken, restored: draft.history.done - draft.saved }
}

/** Files that no step concerns are in all states of the history. */
function withNewFiles({ history, base }: StoredDraft, disk: DraftState['disk']): History {
  const files = new Map(history.files)
  for (const [path, { text }] of disk) if (!base.has(path) && !files.has(path)) files.set(path, text)
  return { ...history, files }
}

const textsOf = (disk: DraftState['disk']) => new Map([...disk].map(([path, { text }]) => [path, text]))

function storedDraft({ history, saved, disk }: DraftState): StoredDraft | undefined {
  return history.steps.length === 0 ? undefined : { history, saved, base: textsOf(disk) }
}

/** The documents that differ from those on disk. */
export function changedDocuments({ history, disk }: Pick<DraftState, 'history' | 'disk'>): ChangedDocument[] {
  const paths = [...new Set([...history.files.keys(), ...disk.keys()])]
  return paths.flatMap((path) => {
    const [text, before] = [history.files.get(path), disk.get(path)]
    return text === before?.text ? [] : [{ path, tag: before?.tag ?? null, text: text ?? null }]
  })
}
