import type { CollectionId } from '../../service/collaboration/collections'
import type { uploadFile } from '../../service/collaboration/upload'
import { failureReason } from './uploadFaults'
import type { Upload, UploadList } from './uploadList'

/** Maximum number of parallel uploads. */
const MAX_PARALLEL = 2

export type SendFile = (
  ...call: Parameters<typeof uploadFile> extends [unknown, ...infer Rest] ? Rest : never
) => ReturnType<typeof uploadFile>

/** Sends the waiting uploads of a list, two at a time, in order. */
export function createUploadRunner(list: UploadList, send: SendFile, onDone: (collection: CollectionId) => void) {
  const controllers = new Map<number, AbortController>()

  function startNext(): void {
    const running = list.get().filter(({ state }) => state === 'running').length
    const waiting = list.get().filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, Math.max(0, MAX_PARALLEL - running))) void run(upload)
  }

  async function run({ key, collection, file }: Upload) {
    const controller = new AbortController()
    controllers.set(key, controller)
    list.change(key, { state: 'running', sent: 0, startedAt: performance.now(), reason: undefined })
    const isCurrent = () => controllers.get(key) === controller
    try {
      await assertReadable(file)
      const asset = await send(collection, file, {
        signal: controller.signal,
        onProgress: (sent) => isCurrent() && list.change(key, { sent }),
      })
      if (!isCurrent()) return
      onDone(collection)
      list.change(key, { state: 'done', sent: file.size, assetId: asset.id })
    } catch (error) {
      if (isCurrent()) list.change(key, { state: 'failed', reason: failureReason(error) })
    } finally {
      if (isCurrent()) {
        controllers.delete(key)
        startNext()
      }
    }
  }

  return {
    startNext,
    abort(key: number) {
      controllers.get(key)?.abort()
      controllers.delete(key)
    },
    /** Stops all uploads without starting the next ones. */
    abortAll() {
      const running = [...controllers.values()]
      controllers.clear()
      for (const controller of running) controller.abort()
    },
  }
}

/** @throws DOMException if the file was deleted or changed after it was chosen */
const assertReadable = (file: File) => file.slice(0, 1).arrayBuffer()
