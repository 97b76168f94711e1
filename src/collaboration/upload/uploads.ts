import type { UploadLimits } from '../../generated/types'
import { serviceBase } from '../../lib/url/serviceBase'
import type { CollectionId } from '../../service/collaboration/collections'
import { uploadFile } from '../../service/collaboration/upload'
import type { Session } from '../../session/session'
import type { Runtime } from '../../site/runtime'
import { canRetry, rejectionReason } from './uploadFaults'
import { createUploadList, isPending, type Upload } from './uploadList'
import { createUploadRunner, type SendFile } from './uploadRunner'

export type Uploads = ReturnType<typeof createUploads>

/** The uploads of the signed-in user; one list for each site. They continue when the user leaves the page. */
export const uploadsOf = (runtime: Runtime): Uploads => runtime.feature(createSiteUploads)

function createSiteUploads({ http, session, statusLog }: Runtime): Uploads {
  const rules = { base: serviceBase(document), authorization: session.authorization, renew: http.renew, statusLog }
  const uploads = createUploads((...call) => uploadFile(rules, ...call), session)
  // The browser confirms closing the tab during uploads.
  const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault()
  uploads.subscribe(() => {
    if (uploads.isUploading()) addEventListener('beforeunload', confirmLeave)
    else removeEventListener('beforeunload', confirmLeave)
  })
  return uploads
}

/**
 * The upload queue. Uploads can be cancelled, and failed or cancelled ones retried. Signing out stops them; the list is
 * kept for the same user and cleared for another one (threats S8).
 */
export function createUploads(send: SendFile, session: Pick<Session, 'state' | 'subscribe'>) {
  const list = createUploadList()
  const changedCollections = new Set<CollectionId>()
  const runner = createUploadRunner(list, send, (collection) => changedCollections.add(collection))
  let keys = 0
  let owner: string | undefined
  let { epoch } = session.state()

  session.subscribe(() => {
    const { epoch: now, signedIn, profile } = session.state()
    if (now !== epoch) {
      epoch = now
      // In one update: a waiting upload must not start because another one stops.
      list.set(
        list.get().map((each) => (isPending(each) ? { ...each, state: 'failed', reason: 'uploadSignedOut' } : each)),
      )
      runner.abortAll()
    }
    const name = profile?.email ?? profile?.username
    if (!signedIn || !name) return
    if (owner !== undefined && owner !== name) list.set([])
    owner = name
  })

  return {
    get: list.get,
    subscribe: list.subscribe,
    /** Adds files to the queue. Invalid files are listed with the reason. */
    add(collection: CollectionId, files: readonly File[], limits: UploadLimits = {}) {
      const { profile } = session.state()
      owner = profile?.email ?? profile?.username ?? owner
      for (const file of files) {
        const isDuplicate = list.get().some((each) => each.collection === collection && isUploadOf(each, file))
        const reason = isDuplicate ? 'uploadTwice' : rejectionReason(file, limits)
        list.add({ key: ++keys, collection, file, state: reason ? 'failed' : 'waiting', sent: 0, reason })
      }
      runner.startNext()
    },
    cancel(key: number) {
      list.change(key, { state: 'cancelled' })
      runner.abort(key)
      runner.startNext()
    },
    /** Retries a failed or cancelled upload. */
    retry(key: number) {
      list.change(key, { state: 'waiting', sent: 0, reason: undefined })
      runner.startNext()
    },
    canRetry,
    /** Removes finished uploads from the list. */
    clear: () => list.filter(isPending),
    /** Removes a finished upload from the list. */
    dismiss: (key: number) => list.filter((each) => each.key !== key),
    /** Returns collections that received a file since the last call. */
    takeChangedCollections() {
      const changed = [...changedCollections]
      changedCollections.clear()
      return changed
    },
    /** Whether uploads are running or waiting. */
    isUploading: () => list.get().some(isPending),
  }
}

const isUploadOf = ({ file, state }: Upload, other: File) =>
  (state === 'waiting' || state === 'running' || state === 'done') &&
  file.name === other.name &&
  file.size === other.size &&
  file.lastModified === other.lastModified
