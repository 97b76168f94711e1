import { createStore } from '../../../lib/store'
import { parseJsonDocument } from '../../../tools/edit/document'
import type { EditRules } from '../../../tools/edit/editSite'
import type { Refused } from '../../../tools/edit/operation'
import {
  createHistory,
  type DraftHistory,
  keepSavedState,
  limitSteps,
  moveTo,
  type NewStep,
  perform,
  redo,
  undo,
} from './history'
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
  /**
   * @returns undefined if the document does not exist
   * @throws Error if that is not known
   */
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

/** The part of a draft that this browser stores. */
export interface StoredDraft extends Draft {
  /** The texts on disk for which the history was made. */
  base: ReadonlyMap<string, string>
  /** Stored by versions from November 2026 on. */
  conflicts?: readonly DraftConflict[]
  saves?: readonly SaveMark[]
}

/** A save, for the list of steps. */
interface SaveMark {
  /** Number of steps that were done. */
  done: number
  /** Milliseconds since 1970. */
  time: number
  paths: readonly string[]
}

/** A change on disk that was merged with unsaved steps of the same document. */
export interface MergedChange {
  path: string
  before: string
  after: string
  /** Labels of the steps that were made again. */
  kept: readonly string[]
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
  /** The last change on disk that the user should know about. */
  merged?: MergedChange
  saves: readonly SaveMark[]
  /** Documents whose text on disk is not valid JSON: their last valid text is shown. */
  broken: ReadonlySet<string>
  /** Number of unsaved steps that were restored when the draft was opened. */
  restored: number
  isSaving: boolean
  /** Whether this browser stores the draft. */
  isStored: boolean
}

/** A file that is replaced does not exist for a moment. */
const REMOVAL_DELAY_MS = 100

export type DraftStore = Awaited<ReturnType<typeof openDraft>>

/**
 * Opens the draft of a site: the documents on disk, and the steps that were not saved. Steps are stored before they are
 * shown, and made again on what is on disk then.
 * @throws Error if the folder cannot be read
 */
export async function openDraft(folder: SiteFolder, storage: DraftStorage, rules: EditRules = {}, now = Date.now) {
  const store = createStore(await restore(folder, storage, rules, now()))
  /** Steps up to this one are being saved: they are not changed any more. */
  let savingUpTo = 0
  /** Saving and reading wait for each other, so that none works with an old state of the disk. */
  let queue: Promise<unknown> = Promise.resolve()

  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = queue.then(task, task)
    queue = result.catch(() => {})
    return result
  }

  function update(change: Partial<DraftState>): void {
    const next = { ...store.get(), ...change }
    store.set(next)
    // IndexedDB keeps the order of writes.
    storage.set(storedDraft(next)).then(
      () => setStored(true),
      () => setStored(false),
    )
  }

  function setStored(isStored: boolean): void {
    if (store.get().isStored !== isStored) store.set({ ...store.get(), isStored })
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

    /** @returns why the step cannot be made */
    perform(step: Omit<NewStep, 'time'>): Refused | undefined {
      const state = store.get()
      const floor = Math.max(state.saved, savingUpTo)
      const start = keepSavedState(state.history, floor, now())
      const history = perform(start, { ...step, time: now() }, rules, floor)
      if ('refused' in history) return history
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

    /** Reads a document that may have changed on disk, and makes the unsaved steps again on its new text. */
    refresh: (path: string): Promise<void> =>
      enqueue(async () => {
        const document = await readAgain(path)
        if (document?.tag !== store.get().disk.get(path)?.tag || store.get().broken.has(path)) merge(path, document)
      }),

    /**
     * Saves all changed documents, or none.
     * @returns documents that have changed on disk; their changes were merged, and nothing was saved
     * @throws Error if the folder cannot be written
     */
    save: (): Promise<string[]> =>
      enqueue(async () => {
        const { history, disk: before, broken } = store.get()
        const waiting = [...broken].find((path) => history.files.get(path) !== before.get(path)?.text)
        if (waiting) throw new Error(`${waiting} is not valid JSON on disk. Fix it first.`)
        if (store.get().conflicts.length > 0)
          throw new Error('The same values were changed here and on disk. Choose one of them first.')
        const documents = changedDocuments(store.get())
        savingUpTo = history.done
        update({ isSaving: true })
        try {
          const result = await folder.save(documents)
          if ('stale' in result) {
            for (const path of result.stale) merge(path, await readAgain(path))
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

async function restore(folder: SiteFolder, storage: DraftStorage, rules: EditRules, time: number): Promise<DraftState> {
  const [disk, stored] = await Promise.all([folder.read(), storage.get().catch(() => undefined)])
  const fresh: DraftState = {
    history: createHistory(textsOf(disk)),
    saved: 0,
    disk,
    conflicts: [],
    saves: stored?.saves ?? [],
    broken: new Set([...disk].flatMap(([path, { text }]) => (isBroken(path, text) ? [path] : []))),
    restored: 0,
    isSaving: false,
    isStored: true,
  }
  if (!stored) return fresh
  let draft: Draft = { history: withNewFiles(stored, disk), saved: stored.saved }
  const conflicts: DraftConflict[] = [...(stored.conflicts ?? [])]
  const broken = new Set<string>()
  const known = new Map(disk)
  for (const path of new Set([...stored.base.keys(), ...disk.keys()])) {
    const text = disk.get(path)?.text
    if (!stored.base.has(path) || stored.base.get(path) === text) continue
    const result = mergeDisk(draft, { file: path, text, time }, rules)
    draft = result.draft
    conflicts.push(...result.conflicts)
    if (!result.isBroken) continue
    broken.add(path)
    // The text for which the steps were made, with a tag that no version on disk has.
    known.set(path, { text: stored.base.get(path) ?? '', tag: '' })
  }
  return { ...fresh, ...draft, disk: known, conflicts, broken, restored: draft.history.done - draft.saved }
}

const isBroken = (path: string, text: string) => path.endsWith('.json') && !parseJsonDocument(text)

/** SiteTexts that no step concerns are in all states of the history. */
function withNewFiles({ history, base }: StoredDraft, disk: DraftState['disk']): DraftHistory {
  const files = new Map(history.files)
  for (const [path, { text }] of disk) if (!base.has(path) && !files.has(path)) files.set(path, text)
  return { ...history, files }
}

const textsOf = (disk: DraftState['disk']) => new Map([...disk].map(([path, { text }]) => [path, text]))

function storedDraft({ history, saved, disk, conflicts, saves }: DraftState): StoredDraft | undefined {
  const isEmpty = history.steps.length === 0 && conflicts.length === 0
  return isEmpty ? undefined : { history, saved, base: textsOf(disk), conflicts, saves }
}

/** @returns undefined if the draft has no unsaved step in this document */
function mergedChange(path: string, before: DraftState, after: DraftState): MergedChange | undefined {
  const texts = [before, after].map(({ disk }) => disk.get(path)?.text)
  const kept = after.history.steps
    .slice(after.saved, after.history.done)
    .filter(({ changes }) => changes.some(({ file }) => file === path))
    .map(({ label }) => label)
  if (kept.length === 0 || texts[0] === texts[1]) return undefined
  return { path, before: texts[0] ?? '', after: texts[1] ?? '', kept }
}

/** The documents that differ from those on disk. Broken ones cannot be saved. */
export function changedDocuments({
  history,
  disk,
  broken,
}: Pick<DraftState, 'history' | 'disk' | 'broken'>): ChangedDocument[] {
  const paths = [...new Set([...history.files.keys(), ...disk.keys()])]
  return paths.flatMap((path) => {
    if (broken.has(path)) return []
    const [text, before] = [history.files.get(path), disk.get(path)]
    return text === before?.text ? [] : [{ path, tag: before?.tag ?? null, text: text ?? null }]
  })
}
