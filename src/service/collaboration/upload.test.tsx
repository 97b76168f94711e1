import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStatusLog } from '../http/statusLog'
import { type UploadSettings, uploadFile } from './upload'

/** A fake XMLHttpRequest that the test controls. */
class FakeXhr {
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  readonly headers: Record<string, string> = {}
  method = ''
  url = ''
  body?: FormData
  constructor() {
    sentRequests.push(this)
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, data: unknown = {}) {
    Object.assign(this, { status, responseText: typeof data === 'string' ? data : JSON.stringify(data) })
    this.onload?.()
  }
}

let sentRequests: FakeXhr[] = []
beforeEach(() => {
  sentRequests = []
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const file = new File(['abcd'], 'Trailer <b>.mov')

function startUpload({ renew }: { renew?: () => Promise<boolean> } = {}) {
  let token: string | undefined = 'Token a'
  const report = vi.fn()
  const rules: UploadSettings = {
    base: '/api/v1/',
    authorization: () => token,
    statusLog: { ...createStatusLog(), report },
    renew:
      renew &&
      (async () => {
        token = 'Token b'
        return renew()
      }),
  }
  const controller = new AbortController()
  const progress: number[] = []
  const result = uploadFile(rules, 'a/b', file, { signal: controller.signal, onProgress: (now) => progress.push(now) })
  result.catch(() => {})
  return { result, controller, progress, report }
}
const sentRequest = (at = 0) => sentRequests[at] as FakeXhr

test('posts a form with file and title, with the token, and returns the new asset', async () => {
  const { result, progress } = startUpload()
  const { method, url, headers, body, upload } = sentRequest()
  expect([method, new URL(url).pathname, headers.Authorization]).toEqual([
    'POST',
    '/api/v1/collections/a%2Fb/manifest/upload/',
    'Token a',
  ])
  expect(body?.get('title')).toBe('Trailer <b>.mov')
  expect(body?.get('file')).toMatchObject({ name: 'Trailer <b>.mov' })
  // Progress counts only the file, not the form around it.
  upload.onprogress?.({ loaded: 50, total: 100, lengthComputable: true })
  upload.onprogress?.({ loaded: 100, total: 100, lengthComputable: true })
  expect(progress).toEqual([2, 4])
  sentRequest().answer(201, { data: { id: 7 } })
  await expect(result).resolves.toEqual({ id: 7 })
})

test.each([
  ['not JSON', '<html>'],
  ['empty', ''],
  ['a list', []],
])('returns no fields when the response is %s', async (_, data) => {
  const { result } = startUpload()
  sentRequest().answer(201, data)
  await expect(result).resolves.toEqual({})
})

test.each([403, 404, 413, 415, 500])('reports %s to the status log, and fails', async (status) => {
  const { result, report } = startUpload()
  sentRequest().answer(status)
  await expect(result).rejects.toMatchObject({ kind: 'status', status })
  expect(report).toHaveBeenCalledTimes(1)
})

test('does not report a 400, which refuses the file and not the visitor', async () => {
  const { result, report } = startUpload()
  sentRequest().answer(400)
  await expect(result).rejects.toMatchObject({ kind: 'status', status: 400 })
  expect(report).not.toHaveBeenCalled()
})

test('renews a refused token once and sends the file again', async () => {
  const { result, report } = startUpload({ renew: async () => true })
  sentRequest().answer(401)
  await vi.waitFor(() => expect(sentRequests).toHaveLength(2))
  expect(sentRequest(1).headers.Authorization).toBe('Token b')
  sentRequest(1).answer(201, { data: { id: 1 } })
  await expect(result).resolves.toEqual({ id: 1 })
  expect(report).not.toHaveBeenCalled()
})

test.each([[undefined], [async () => false]])('reports the 401 when the token cannot be renewed', async (renew) => {
  const { result, report } = startUpload({ renew })
  sentRequest().answer(401)
  await expect(result).rejects.toMatchObject({ status: 401 })
  expect(report).toHaveBeenCalledTimes(1)
  expect(sentRequests).toHaveLength(1)
})

test('rejects with network after a broken connection, and with aborted after a cancel', async () => {
  const one = startUpload()
  sentRequest().onerror?.()
  await expect(one.result).rejects.toMatchObject({ kind: 'network' })
  const other = startUpload()
  other.controller.abort()
  await expect(other.result).rejects.toMatchObject({ kind: 'aborted' })
})

test('rejects after a minute without progress, and has no other time limit', async () => {
  vi.useFakeTimers()
  const { result } = startUpload()
  for (let minute = 0; minute < 30; minute++) {
    vi.advanceTimersByTime(59_000)
    sentRequest().upload.onprogress?.({ loaded: minute, total: 100, lengthComputable: true })
  }
  vi.advanceTimersByTime(61_000)
  await expect(result).rejects.toMatchObject({ kind: 'timeout' })
})
