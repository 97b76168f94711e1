import { createStore } from '../../../lib/store'
import type { Refused } from '../../../tools/edit/operation'
import { createDraftRules } from './draftRules'
import { changedDocuments, type DraftState, mergedChange, type SaveMark } from './draftState'
import { type DraftStorage, toStoredDraft } from './draftStorage'
import { keepSavedState, limitSteps, moveTo, type NewStep, perform, redo, undo } from './history'
import { loadMergeDisk } from './loadMergeDisk'
import type { DraftConflict } from './mergeDisk'
import { restoreDraft } from './restoreDraft'
import type { DiskDocument, SiteFolder } from './siteFolder'

/** A file that is replaced does not exist for a moment. */
const REMOVAL_DELAY_MS = 100

export type DraftStore = Awaited<ReturnType<typeof openDraft>>

/**
 * Opens the draft of a site: the documents on disk, and the steps that were not saved. Steps are stored before they are
 * shown. The next time, they are reapplied to the documents on disk.
 * @throws Error if the folder cannot be read
 */
export async function openDraft(
  folder: SiteFolder,
  storage: DraftStorage,
  rules = createDraftRules({}),
  now = () => Date.now(),
) {
  const store = createStore(await restoreDraft(folder, storage, rules, now()))
  /** Steps up to this one are being saved: they are not changed any more. */
  let savingUpTo = 0
  /** Saving and reading wait for each other, so that none works with an old state of the disk. */
  let queue: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = queue.then(task, task)
    queue = result.catch(() => {})
    return result
  }

  function update(change: Partial<DraftState>): void {
    const next = { ...store.get(), ...change }
    store.set(next)
    if (isClosed) return
    // IndexedDB keeps the order of writes.
    storage.set(toStoredDraft(next)).then(
      () => setStored(true),
      () => setStored(false),
    )
  }

  function setStored(isStored: boolean): void {
    if (store.get().isStored !== isStored) store.set({ ...store.get(), isStored })
  }

  async function merge(path: string, document: DiskDocument | undefined): Promise<void> {
    const mergeDisk = await loadMergeDisk(store.get(), rules)
    const state = store.get()
    const result = mergeDisk(state, { file: path, text: document?.text, time: now() }, rules.get())
    // The old tag stays, so that saving does not overwrite the broken text.
    if (result.isBroken) {
      if (document) update({ broken: new Map(state.broken).set(path, document) })
      return
    }
    const broken = new Map(state.broken)
    broken.delete(path)
    const disk = new Map(state.disk)
    if (document) disk.set(path, document)
    else disk.delete(path)
    const merged = mergedChange(path, state, { ...state, ...result.draft, disk })
    const conflicts = [...state.conflicts, ...result.conflicts]
    update({ ...result.draft, disk, broken, conflicts, ...(merged && { merged }) })
  }

  async function readAgain(path: string): Promise<DiskDocument | undefined> {
    const document = await folder.readOne(path)
    if (document || !store.get().disk.has(path)) return document
    await new Promise((done) => setTimeout(done, REMOVAL_DELAY_MS))
    return folder.readOne(path)
  }

  return {
    subscribe: store.subscribe,
    get: store.get,

    /** Loads the rules for changes of style sheets. @throws TypeError if the development server does not answer */
    loadRules: rules.load,

    /** Stores no further changes, because another tab continues with the draft. */
    close(): void {
      isClosed = true
    },

    /** @returns why the step cannot be made */
    perform(step: Omit<NewStep, 'time'>): Refused | undefined {
      const state = store.get()
      const floor = Math.max(state.saved, savingUpTo)
      const start = keepSavedState(state.history, floor, now())
      const history = perform(start, { ...step, time: now() }, rules.get(), floor)
      if ('refused' in history) {
        // The code for style sheets may not be loaded, or a load has failed.
        if (step.operations.some((operation) => 'token' in operation)) void rules.load()
        return history
      }
      if (history === start) return undefined
      const limited = limitSteps(history, state.saved)
      const shift = history.steps.length - limited.history.steps.length
      const saves = state.saves.map((save) => ({ ...save, done: Math.max(0, save.done - shift) }))
      update(savingUpTo > 0 ? { history } : { ...limited, saves })
      return undefined
    },

    undo: () => update({ history: undo(store.get().history) }),
    redo: () => update({ history: redo(store.get().history) }),

    /** Goes to the state after this number of steps. */
    goTo: (done: number) => update({ history: moveTo(store.get().history, done) }),

    /** Drops the unsaved steps, and the changes that wait for a decision. `redo` restores the steps. */
    discard(): void {
      const { history, saved } = store.get()
      update({ history: moveTo(history, saved), conflicts: [] })
    },

    /** Ends conflicts, after the choice of the user was made as a step. */
    settle(conflicts: readonly DraftConflict[]): void {
      update({ conflicts: store.get().conflicts.filter((each) => !conflicts.includes(each)) })
    },

    /** The user has read about the last change on disk. */
    dismissMerged: () => update({ merged: undefined }),

    /** Reads a document that may have changed on disk, and reapplies the unsaved steps to its new text. */
    refresh: (path: string): Promise<void> =>
      enqueue(async () => {
        const document = await readAgain(path)
        if (document?.tag !== store.get().disk.get(path)?.tag || store.get().broken.has(path))
          await merge(path, document)
      }),

    /**
     * Replaces a text on disk that is not valid JSON, and reapplies the unsaved steps to the new one.
     * @throws Error if the document has changed on disk, or the folder cannot be written
     */
    repair: (path: string, text: string): Promise<void> =>
      enqueue(async () => {
        const tag = store.get().broken.get(path)?.tag
        if (tag === undefined) return
        // A load that fails after the text was saved would look as if it was not.
        await loadMergeDisk(store.get(), rules)
        const result = await folder.save([{ path, tag, text }])
        await merge(path, await readAgain(path))
        if ('stale' in result) throw new Error(`${path} was also changed on disk. Check the new text.`)
      }),

    /**
     * Saves all changed documents, or none.
     * @returns documents that have changed on disk; their changes were merged, and nothing was saved
     * @throws Error if the folder cannot be written
     */
    save: (): Promise<string[]> =>
      enqueue(async () => {
        const { history, disk: before, broken } = store.get()
        const waiting = [...broken.keys()].find((path) => history.files.get(path) !== before.get(path)?.text)
        if (waiting) throw new Error(`${waiting} is not valid JSON on disk. Fix the file, then save again.`)
        if (store.get().conflicts.length > 0)
          throw new Error('Some values were changed here and on disk. Choose which to keep, then save again.')
        const documents = changedDocuments(store.get())
        savingUpTo = history.done
        update({ isSaving: true })
        try {
          const result = await folder.save(documents)
          if ('stale' in result) {
            for (const path of result.stale) await merge(path, await readAgain(path))
            return result.stale
          }
          const disk = new Map(store.get().disk)
          for (const { path, text } of documents) {
            const tag = result.tags[path]
            if (text === null || typeof tag !== 'string') disk.delete(path)
            else disk.set(path, { text, tag })
          }
          const save: SaveMark = { done: history.done, time: now(), paths: documents.map(({ path }) => path) }
          const saves = [...store.get().saves.filter(({ done }) => done <= history.done), save]
          update({ disk, saved: history.done, saves, restored: 0, merged: undefined })
          return []
        } finally {
          savingUpTo = 0
          update({ isSaving: false })
        }
      }),
  }
}
