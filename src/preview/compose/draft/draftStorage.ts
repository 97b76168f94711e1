import { del, get, set } from 'idb-keyval'
import type { DraftStorage, StoredDraft } from './draftStore'

/** The draft with this name in this browser. */
export const draftStorage = (name: string): DraftStorage => ({
  get: () => get<StoredDraft>(name),
  set: (draft) => (draft ? set(name, draft) : del(name)),
})
