import { del, get, set } from 'idb-keyval'
import type { DraftStorage, StoredDraft } from './draftStore'

/** The draft of a site in this browser. @param site its folder */
export function draftStorage(site: string): DraftStorage {
  const key = `marquee-draft ${site}`
  return {
    get: () => get<StoredDraft>(key),
    set: (draft) => (draft ? set(key, draft) : del(key)),
  }
}
