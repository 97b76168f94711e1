import type { UploadLimits } from '../../generated/types'
import { createStore } from '../../lib/store'
import { serviceBase } from '../../lib/url/serviceBase'
import type { CollectionId } from '../../service/collaboration/collections'
import { uploadFile } from '../../service/collaboration/upload'
import { ServiceError } from '../../service/http/response'
import type { Session } from '../../session/session'
import type { Runtime } from '../../site/runtime'
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
  since?: number
  /** Why it failed. */
  reason?: TextKey
  /** Its ID in the collection, once uploaded. */
  asset?: string | number
}

/** Maximum number of parallel uploads. */
const MAX_PARALLEL = 2

export type Uploads = ReturnType<typeof createUploads>

type Send = typeof uploadFile

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
 * The upload queue: two at a time, in order. Uploads can be cancelled, and failed or cancelled ones retried. Signing
 * out stops them; the list is kept for the same user and cleared for another one (threats S8). One closure, because all
 * functions share the queue.
 */
export function createUploads(
  send: (...call: Parameters<Send> extends [unknown, ...infer Rest] ? Rest : never) => ReturnType<Send>,
  session: Pick<Session, 'state' | 'subscribe'>,
) {
  const store = createStore<readonly Upload[]>([])
  const controllers = new Map<number, AbortController>()
  const changedCollections = new Set<CollectionId>()
  let keys = 0
  let owner: string | undefined
  let { epoch } = session.state()

  session.subscribe(() => {
    const { epoch: now, signedIn, profile } = session.state()
    if (now !== epoch) {
      epoch = now
      // In one update: a waiting upload must not start because another one stops.
      const isPending = ({ state }: Upload) => state === 'running' || state === 'waiting'
      store.set(
        store.get().map((each) => (isPending(each) ? { ...each, state: 'failed', reason: 'uploadSignedOut' } : each)),
      )
      const running = [...controllers.values()]
      controllers.clear()
      for (const each of running) each.abort()
    }
    const name = profile?.email ?? profile?.username
    if (!signedIn || !name) return
    if (owner !== undefined && owner !== name) store.set([])
    owner = name
  })

  const change = (key: number, more: Partial<Upload>) =>
    store.set(store.get().map((each) => (each.key === key ? { ...each, ...more } : each)))

  function stop(key: number, more: Partial<Upload>) {
    change(key, more)
    controllers.get(key)?.abort()
    controllers.delete(key)
    startNext()
  }

  function startNext() {
    const running = store.get().filter(({ state }) => state === 'running').length
    const waiting = store.get().filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, Math.max(0, MAX_PARALLEL - running))) void run(upload)
  }

  async function run({ key, collection, file }: Upload) {
    const controller = new AbortController()
    controllers.set(key, controller)
    change(key, { state: 'running', sent: 0, since: performance.now(), reason: undefined })
    const isCurrent = () => controllers.get(key) === controller
    try {
      await assertReadable(file)
      const asset = await send(collection, file, {
        signal: controller.signal,
        onProgress: (sent) => isCurrent() && change(key, { sent }),
      })
      if (!isCurrent()) return
      changedCollections.add(collection)
      change(key, { state: 'done', sent: file.size, asset: asset.id })
    } catch (error) {
      if (isCurrent()) change(key, { state: 'failed', reason: reasonOf(error) })
    } finally {
      if (isCurrent()) {
        controllers.delete(key)
        startNext()
      }
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Adds files to the queue. Invalid files are listed with the reason. */
    add(collection: CollectionId, files: readonly File[], limits: UploadLimits = {}) {
      const { profile } = session.state()
      owner = profile?.email ?? profile?.username ?? owner
      for (const file of files) {
        const twice = store.get().some((each) => each.collection === collection && isSame(each, file))
        const reason = twice ? 'uploadTwice' : refusal(file, limits)
        const upload: Upload = { key: ++keys, collection, file, state: reason ? 'failed' : 'waiting', sent: 0, reason }
        store.set([...store.get(), upload])
      }
      startNext()
    },
    cancel: (key: number) => stop(key, { state: 'cancelled' }),
    /** Retries a failed or cancelled upload. */
    retry(key: number) {
      change(key, { state: 'waiting', sent: 0, reason: undefined })
      startNext()
    },
    /** Removes finished uploads from the list. */
    clear: () => store.set(store.get().filter(({ state }) => state === 'running' || state === 'waiting')),
    /** Removes a finished upload from the list. */
    dismiss(key: number) {
      store.set(store.get().filter((each) => each.key !== key))
    },
    /** Whether an upload can be retried: not for invalid files. */
    canRetry: ({ state, reason }: Upload) =>
      state === 'cancelled' || (state === 'failed' && !(reason && PERMANENT_REASONS.has(reason))),
    /** Returns collections that received a file since the last call. */
    takeChangedCollections() {
      const taken = [...changedCollections]
      changedCollections.clear()
      return taken
    },
    /** Whether uploads are running or waiting. */
    isUploading: () => store.get().some(({ state }) => state === 'running' || state === 'waiting'),
  }
}

const isSame = ({ file, state }: Upload, other: File) =>
  (state === 'waiting' || state === 'running' || state === 'done') &&
  file.name === other.name &&
  file.size === other.size &&
  file.lastModified === other.lastModified

/** Why a file is rejected before sending. */
function refusal({ name, size }: File, { max_size: maxSize, extensions }: UploadLimits): TextKey | undefined {
  if (size === 0) return 'uploadEmpty'
  if (maxSize !== undefined && size > maxSize) return 'uploadTooLarge'
  const lowered = name.toLowerCase()
  // Extensions may contain dots (".tar.gz").
  if (extensions?.length && !extensions.some((each) => lowered.endsWith(`.${each.replace(/^\./, '').toLowerCase()}`)))
    return 'uploadWrongType'
  return undefined
}

/** Reasons for which a retry cannot succeed. */
const PERMANENT_REASONS: ReadonlySet<TextKey> = new Set([
  'uploadEmpty',
  'uploadTooLarge',
  'uploadWrongType',
  'uploadTwice',
])

/** @throws DOMException if the file was deleted or changed since it was chosen */
const assertReadable = (file: File) => file.slice(0, 1).arrayBuffer()

const REASON_BY_STATUS: Readonly<Record<number, TextKey>> = {
  400: 'uploadRefused',
  401: 'uploadSignedOut',
  403: 'uploadForbidden',
  404: 'uploadForbidden',
  413: 'uploadTooLarge',
  415: 'uploadWrongType',
}

function reasonOf(error: unknown): TextKey {
  if (!(error instanceof ServiceError)) return 'uploadVanished'
  if (error.kind === 'network' || error.kind === 'timeout') return 'uploadBroken'
  return REASON_BY_STATUS[error.status] ?? 'uploadFailed'
}

/** Sent and total bytes of several files, without failed and cancelled ones. */
export function sumOf(list: readonly Upload[]): { sent: number; size: number } {
  const sum = { sent: 0, size: 0 }
  for (const { state, sent, file } of list) {
    if (state === 'failed' || state === 'cancelled') continue
    sum.size += file.size
    sum.sent += state === 'done' ? file.size : sent
  }
  return sum
}

/**
 * Remaining seconds at the current speed of running uploads.
 * @param now by `performance.now()`
 * @returns undefined if it cannot be estimated yet
 */
export function secondsLeft(list: readonly Upload[], now: number): number | undefined {
  const { sent, size } = sumOf(list)
  let speed = 0
  for (const { state, sent, since = now } of list) {
    const seconds = (now - since) / 1000
    if (state === 'running' && seconds >= 2) speed += sent / seconds
  }
  return speed > 0 ? (size - sent) / speed : undefined
}
