import type { SafeStorage } from '../../../lib/browser/storage'
import { createStore } from '../../../lib/store'
import { createDraftStorage } from './draftStorage'
import type { CommentChange, CommentFailure, Draft, DraftTarget } from './drafts'

export interface DraftState {
  drafts: ReadonlyMap<DraftTarget, Draft>
  /** Changes in flight, by `new` or the comment's id (spec part 2, section 4: editing). */
  changesInFlight: ReadonlyMap<string, CommentChange>
  /** By target of the draft; for a deletion by `delete ` and the id. */
  failures: ReadonlyMap<string, CommentFailure>
}

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * The drafts, changes in flight and failures of one conversation. Drafts are stored per browser, user and content until
 * they are sent, and synchronised between tabs. Without storage they are kept in memory.
 * @param storage of the site
 * @param name storage key of the drafts of this user about this content
 */
export function createDraftStore(storage: SafeStorage, name: string) {
  const stored = createDraftStorage(storage, name)
  const store = createStore<DraftState>({ drafts: stored.read(), changesInFlight: new Map(), failures: new Map() })
  const change = (next: Partial<DraftState>) => store.set({ ...store.get(), ...next })
  let typedAt = Number.NEGATIVE_INFINITY
  let subscribers = 0

  function syncTabs(): void {
    const drafts = stored.readChange(store.get().drafts)
    if (drafts) change({ drafts })
  }

  function put(target: DraftTarget, draft: Draft | undefined): void {
    // First read the changes of other tabs.
    syncTabs()
    const drafts = new Map(store.get().drafts)
    if (draft) drafts.set(target, draft)
    else drafts.delete(target)
    stored.write(drafts)
    change({ drafts })
  }

  return {
    get: store.get,
    subscribe(listener: () => void) {
      const unsubscribe = store.subscribe(listener)
      if (subscribers++ === 0) {
        window.addEventListener('storage', syncTabs)
        syncTabs()
      }
      return () => {
        unsubscribe()
        if (--subscribers === 0) window.removeEventListener('storage', syncTabs)
      }
    },
    /** Time of the last keystroke, by `performance.now()`. */
    typedAt: () => typedAt,
    put,
    /** Stores what the viewer types. An empty text is not stored, except as an edit. */
    write(target: DraftTarget, draft: Draft | undefined): void {
      typedAt = performance.now()
      const isStored = draft && (draft.text !== '' || draft.timeless || target.startsWith('edit '))
      put(target, isStored ? draft : undefined)
      if (store.get().failures.has(target)) change({ failures: withoutKey(store.get().failures, target) })
    },
    /** Removes a draft that was sent or discarded. */
    drop(target: DraftTarget): void {
      put(target, undefined)
      change({ failures: withoutKey(store.get().failures, target) })
    },
    begin(id: string, of: CommentChange, failureKey: string, target?: DraftTarget, sent: readonly string[] = []): void {
      const draft = target && store.get().drafts.get(target)
      if (target && draft) put(target, { ...draft, sent })
      change({
        changesInFlight: new Map(store.get().changesInFlight).set(id, of),
        failures: withoutKey(store.get().failures, failureKey),
      })
    },
    end(id: string, failureKey?: string, failure?: CommentFailure): void {
      const { changesInFlight, failures } = store.get()
      change({
        changesInFlight: withoutKey(changesInFlight, id),
        failures: failureKey && failure ? new Map(failures).set(failureKey, failure) : failures,
      })
    },
    /** Records that the service rejected a draft: it has not received it. */
    markRefused(target: DraftTarget): void {
      const draft = store.get().drafts.get(target)
      if (draft) put(target, { text: draft.text, at: draft.at, timeless: draft.timeless })
    },
  }
}

const withoutKey = <V>(map: ReadonlyMap<string, V>, key: string) => new Map([...map].filter(([each]) => each !== key))
