import type { CollectionAsset } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { parseJsonText } from '../../lib/json/parseJson'
import { errorCode } from '../http/errorCode'
import type { HttpSettings } from '../http/http'
import { ServiceError } from '../http/response'
import { encodePathSegment } from '../http/segment'
import type { CollectionId } from './collections'

export type UploadSettings = Pick<HttpSettings, 'base' | 'authorization' | 'renew' | 'statusLog'>

export interface UploadOptions {
  /** Called with the number of bytes of the file that were sent */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** An upload fails after this time without progress. There is no other time limit, because files may be large. */
const STALL_TIMEOUT_MS = 60_000

/**
 * Uploads a file to a collection: POST /collections/{id}/manifest/upload/. The specification leaves the body open: this
 * sends one form per file with `file` and `title`. `fetch` reports no upload progress in all browsers, so this is the only
 * caller of XMLHttpRequest; it sets the same headers and renews a refused token once, as `http` does.
 * @returns the fields of the new asset that are in the response
 * @throws ServiceError
 */
export async function uploadFile(
  settings: UploadSettings,
  collection: CollectionId,
  file: File,
  options: UploadOptions,
): Promise<Partial<CollectionAsset>> {
  const path = `collections/${encodePathSegment(collection)}/manifest/upload/`
  const token = settings.authorization()
  try {
    return await sendFile(settings, path, file, token, options)
  } catch (error) {
    const isUnauthorized = error instanceof ServiceError && error.status === 401 && !errorCode(error.data)
    if (!isUnauthorized || !token) throw error
    if (settings.renew && settings.authorization() === token && (await settings.renew(token)))
      return sendFile(settings, path, file, settings.authorization(), options)
    settings.statusLog?.report({ status: 401, path, authorization: token })
    throw error
  }
}

function sendFile(
  { base, statusLog }: UploadSettings,
  path: string,
  file: File,
  authorization: string | undefined,
  { onProgress, signal }: UploadOptions,
): Promise<Partial<CollectionAsset>> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.set('title', file.name)
    form.set('file', file)
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasStalled = false
    const restartStallTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        hasStalled = true
        request.abort()
      }, STALL_TIMEOUT_MS)
    }
    const onAbort = () => request.abort()
    const fail = (error: ServiceError) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      reject(error)
    }
    request.upload.onprogress = ({ loaded, lengthComputable, total }) => {
      restartStallTimer()
      // `loaded` and `total` include the multipart overhead around the file.
      onProgress(lengthComputable && total > 0 ? Math.min(file.size, (loaded / total) * file.size) : loaded)
    }
    request.onerror = () => fail(new ServiceError('network', path))
    request.onabort = () => fail(new ServiceError(hasStalled ? 'timeout' : 'aborted', path))
    request.onload = () => {
      const { status, responseText } = request
      const data = parseData(responseText)
      const code = errorCode(data)
      if (status < 200 || status > 299) {
        // The caller renews the token after a 401. A 400 refuses the file (docs/decisions/0019-refused-uploads.md).
        if (status !== 400 && (status !== 401 || code)) statusLog?.report({ status, path, authorization, code })
        return fail(new ServiceError('status', path, status, '', data))
      }
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      resolve(isRecord(data) && isRecord(data.data) ? data.data : {})
    }
    if (signal.aborted) return fail(new ServiceError('aborted', path))
    signal.addEventListener('abort', onAbort)
    request.open('POST', new URL(path, new URL(base, location.href)).href)
    if (authorization) request.setRequestHeader('Authorization', authorization)
    restartStallTimer()
    request.send(form)
  })
}

function parseData(text: string): unknown {
  try {
    return parseJsonText(text)?.data
  } catch {
    return undefined
  }
}
