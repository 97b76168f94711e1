import type { UploadLimits } from '../../generated/types'
import { createStore } from '../../lib/store'
import { serviceBase } from '../../lib/url/serviceBase'
import type { CollectionId } from '../../service/collaboration/collections'
import { uploadFile } from '../../service/collaboration/upload'
import { ServiceError } from '../../service/http/response'
import type { Session } from '../../session/session'
import type { Runtime } from '../../site/runtime'
import type { TextKey } from '../../text/texts'

/** A file on its way into a collection. */
export interface Upload {
  key: number
  collection: CollectionId
  file: File
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  /** Bytes that have left. */
  sent: number
  /** When its bytes began to leave, in milliseconds of `performance.now()`. */
  since?: number
  /** Why it failed. */
  reason?: TextKey
  /** Its id in the collection, once it is there. */
  asset?: string | number
}

/** So many files are on their way at once. */
const AT_ONCE = 2

export type Uploads = ReturnType<typeof createUploads>

type Send = typeof uploadFile

/** The uploads of the signed-in user; one list for each site. They continue when the user leaves the page. */
export const uploadsOf = (runtime: Runtime): Uploads => runtime.feature(createOwn)

function createOwn({ http, session, statusLog }: Runtime): Uploads {
  const rules = { base: serviceBase(document), authorization: session.authorization, renew: http.renew, statusLog }
  const uploads = createUploads((...call) => uploadFile(rules, ...call), session)
  // The browser asks before it closes the tab, also where the list is out of sight.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  uploads.subscribe(() => {
    if (uploads.underWay()) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
  return uploads
}

/**
 * Files that are handed in: two at a time, in the order in which they came. Each can be cancelled, and what failed or was
 * cancelled begins again on a press. A sign-out stops them, and they wait for the same person; another one sees nothing
 * of them (threats S8).
 */
export function createUploads(
  send: (...call: Parameters<Send> extends [unknown, ...infer Rest] ? Rest : never) => ReturnType<Send>,
  session: Pick<Session, 'state' | 'subscribe'>,
) {
  const store = createStore<readonly Upload[]>([])
  const controllers = new Map<number, AbortController>()
  const arrived = new Set<CollectionId>()
  let keys = 0
  let owner: string | undefined
  let { epoch } = session.state()

  session.subscribe(() => {
    const { epoch: now, signedIn, profile } = session.state()
    if (now !== epoch) {
      epoch = now
      // All at once: what waits must not begin because another one stops.
      const isUnderWay = ({ state }: Upload) => state === 'running' || state === 'waiting'
      store.set(
        store.get().map((each) => (isUnderWay(each) ? { ...each, state: 'failed', reason: 'uploadSignedOut' } : each)),
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
    next()
  }

  function next() {
    const running = store.get().filter(({ state }) => state === 'running').length
    const waiting = store.get().filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - running))) void run(upload)
  }

  async function run({ key, collection, file }: Upload) {
    const controller = new AbortController()
    controllers.set(key, controller)
    change(key, { state: 'running', sent: 0, since: performance.now(), reason: undefined })
    const isMine = () => controllers.get(key) === controller
    try {
      await readable(file)
      const asset = await send(collection, file, {
        signal: controller.signal,
        onProgress: (sent) => isMine() && change(key, { sent }),
      })
      if (!isMine()) return
      arrived.add(collection)
      change(key, { state: 'done', sent: file.size, asset: asset.id })
    } catch (error) {
      if (isMine()) change(key, { state: 'failed', reason: reasonOf(error) })
    } finally {
      if (isMine()) {
        controllers.delete(key)
        next()
      }
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Hands files in. What cannot be sent is in the list all the same, with the reason. */
    add(collection: CollectionId, files: readonly File[], limits: UploadLimits = {}) {
      const { profile } = session.state()
      owner = profile?.email ?? profile?.username ?? owner
      for (const file of files) {
        const twice = store.get().some((each) => each.collection === collection && isSame(each, file))
        const reason = twice ? 'uploadTwice' : refusal(file, limits)
        const upload: Upload = { key: ++keys, collection, file, state: reason ? 'failed' : 'waiting', sent: 0, reason }
        store.set([...store.get(), upload])
      }
      next()
    },
    cancel: (key: number) => stop(key, { state: 'cancelled' }),
    /** Begins anew what failed or was cancelled. */
    retry(key: number) {
      change(key, { state: 'waiting', sent: 0, reason: undefined })
      next()
    },
    /** Forgets what has ended. */
    clear: () => store.set(store.get().filter(({ state }) => state === 'running' || state === 'waiting')),
    /** Forgets one that has ended. */
    dismiss(key: number) {
      store.set(store.get().filter((each) => each.key !== key))
    },
    /** Whether a press may begin it anew: what will never be taken has no such button. */
    mayRetry: ({ state, reason }: Upload) =>
      state === 'cancelled' || (state === 'failed' && !(reason && FINAL.has(reason))),
    /** The collections that have got a file since this was asked last: what is known of them is old. */
    takeArrived() {
      const taken = [...arrived]
      arrived.clear()
      return taken
    },
    /** Whether some are still to be sent. */
    underWay: () => store.get().some(({ state }) => state === 'running' || state === 'waiting'),
  }
}

const isSame = ({ file, state }: Upload, other: File) =>
  (state === 'waiting' || state === 'running' || state === 'done') &&
  file.name === other.name &&
  file.size === other.size &&
  file.lastModified === other.lastModified

/** Why a file is not sent at all. */
function refusal({ name, size }: File, { max_size: most, extensions }: UploadLimits): TextKey | undefined {
  if (size === 0) return 'uploadEmpty'
  if (most !== undefined && size > most) return 'uploadTooLarge'
  const lowered = name.toLowerCase()
  // An extension may have several dots (".tar.gz").
  if (extensions?.length && !extensions.some((each) => lowered.endsWith(`.${each.replace(/^\./, '').toLowerCase()}`)))
    return 'uploadWrongType'
  return undefined
}

/** Another try of these would end the same. */
const FINAL: ReadonlySet<TextKey> = new Set(['uploadEmpty', 'uploadTooLarge', 'uploadWrongType', 'uploadTwice'])

/** @throws DOMException where the file has gone, or has changed since it was chosen */
const readable = (file: File) => file.slice(0, 1).arrayBuffer()

const OF_STATUS: Readonly<Record<number, TextKey>> = {
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
  return OF_STATUS[error.status] ?? 'uploadFailed'
}

/** So much of several files has left, in bytes, and so much they are. What failed or was cancelled does not count. */
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
 * How long the rest of these files takes at the speed so far of those that run, in seconds.
 * @param now by `performance.now()`
 * @returns undefined while that is not to be told yet
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
