import type { SafeStorage } from '../../../lib/browser/storage'
import { createStore } from '../../../lib/store'
import { createDraftStorage } from './draftStorage'
import type { CommentChange, CommentFailure, Draft, DraftPlace } from './drafts'

export interface DraftState {
  drafts: ReadonlyMap<DraftPlace, Draft>
  /** Changes in flight, by `new` or the comment's id (spec part 2, section 4: editing). */
  editing: ReadonlyMap<string, CommentChange>
  /** By draft place; for a deletion by `delete ` and the id. */
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
  const store = createStore<DraftState>({ drafts: stored.read(), editing: new Map(), failures: new Map() })
  const change = (next: Partial<DraftState>) => store.set({ ...store.get(), ...next })
  let typedAt = Number.NEGATIVE_INFINITY
  let subscribers = 0

  function syncTabs(): void {
    const drafts = stored.readChange(store.get().drafts)
    if (drafts) change({ drafts })
  }

  function put(place: DraftPlace, draft: Draft | undefined): void {
    // First read the changes of other tabs.
    syncTabs()
    const drafts = new Map(store.get().drafts)
    if (draft) drafts.set(place, draft)
    else drafts.delete(place)
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
    write(place: DraftPlace, draft: Draft | undefined): void {
      typedAt = performance.now()
      const isStored = draft && (draft.text !== '' || draft.timeless || place.startsWith('edit '))
      put(place, isStored ? draft : undefined)
      if (store.get().failures.has(place)) change({ failures: withoutKey(store.get().failures, place) })
    },
    /** Removes a draft that was sent or discarded. */
    drop(place: DraftPlace): void {
      put(place, undefined)
      change({ failures: withoutKey(store.get().failures, place) })
    },
    begin(id: string, of: CommentChange, failure: string, place?: DraftPlace, sent: readonly string[] = []): void {
      const draft = place && store.get().drafts.get(place)
      if (place && draft) put(place, { ...draft, sent })
      change({ editing: new Map(store.get().editing).set(id, of), failures: withoutKey(store.get().failures, failure) })
    },
    end(id: string, place?: string, failure?: CommentFailure): void {
      const { editing, failures } = store.get()
      change({
        editing: withoutKey(editing, id),
        failures: place && failure ? new Map(failures).set(place, failure) : failures,
      })
    },
    /** Records that the service rejected a draft: it has not received it. */
    markRefused(place: DraftPlace): void {
      const draft = store.get().drafts.get(place)
      if (draft) put(place, { text: draft.text, at: draft.at, timeless: draft.timeless })
    },
  }
}

const withoutKey = <V>(map: ReadonlyMap<string, V>, key: string) => new Map([...map].filter(([each]) => each !== key))
