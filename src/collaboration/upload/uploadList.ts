import { createStore } from '../../lib/store'
import type { CollectionId } from '../../service/collaboration/collections'
import type { TextKey } from '../../text/texts'

/** The upload of a file into a collection. */
export interface Upload {
  key: number
  collection: CollectionId
  file: File
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  /** Sent bytes. */
  sent: number
  /** Start of sending, in milliseconds of `performance.now()`. */
  startedAt?: number
  /** Why it failed. */
  reason?: TextKey
  /** Its ID in the collection, once uploaded. */
  assetId?: string | number
}

export type UploadList = ReturnType<typeof createUploadList>

export function createUploadList() {
  const store = createStore<readonly Upload[]>([])
  return {
    ...store,
    add: (upload: Upload) => store.set([...store.get(), upload]),
    change: (key: number, more: Partial<Upload>) =>
      store.set(store.get().map((each) => (each.key === key ? { ...each, ...more } : each))),
    filter: (predicate: (upload: Upload) => boolean) => store.set(store.get().filter(predicate)),
  }
}

/** Whether an upload is running, or waiting in the queue. */
export const isPending = ({ state }: Upload): boolean => state === 'running' || state === 'waiting'
