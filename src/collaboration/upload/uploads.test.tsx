import { describe, expect, test, vi } from 'vitest'
import { ServiceError } from '../../service/http/response'
import { createSession } from '../../session/session'
import type { Upload } from './uploadList'
import { secondsLeft, totalBytes } from './uploadProgress'
import { createUploads } from './uploads'

interface Sent {
  file: File
  signal: AbortSignal
  progress: (sent: number) => void
  done: (asset?: object) => void
  fail: (error: unknown) => void
}

function createQueue() {
  const sent: Sent[] = []
  const session = createSession()
  session.signedInWith({ token: 'a', scheme: 'Token', profile: { email: 'pia@subtitles.example' } })
  const uploads = createUploads(
    (_, file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ServiceError('aborted', 'x')))
        sent.push({ file, signal, progress: onProgress, done: (asset = { id: 1 }) => resolve(asset), fail: reject })
      }),
    session,
  )
  return { uploads, sent, session, states: () => uploads.get().map(({ state, reason }) => reason ?? state) }
}
const file = (name: string, text = 'abc', lastModified = 1) => new File([text], name, { lastModified })
const keyOf = (uploads: { get(): readonly Upload[] }, at: number) => (uploads.get()[at] as Upload).key
const flush = () => vi.waitFor(() => {}, { timeout: 1 }).then(() => new Promise((resolve) => setTimeout(resolve)))

test('uploads two files at a time, in order', async () => {
  const { uploads, sent, states } = createQueue()
  uploads.add(7, [file('a.mov'), file('b.mov'), file('c.mov')])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(states()).toEqual(['running', 'running', 'waiting'])
  sent[0]?.done({ id: 'new' })
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  expect(states()).toEqual(['done', 'running', 'running'])
  expect(uploads.get()[0]?.assetId).toBe('new')
  expect(uploads.takeChangedCollections()).toEqual([7])
  expect(uploads.takeChangedCollections()).toEqual([])
})

test('continues other uploads when one is cancelled and one fails and is retried', async () => {
  const { uploads, sent, states } = createQueue()
  uploads.add(7, [file('a.mov'), file('b.mov'), file('c.mov')])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  uploads.cancel(keyOf(uploads, 0))
  expect(sent[0]?.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  sent[1]?.progress(2)
  sent[1]?.fail(new ServiceError('network', 'x'))
  await vi.waitFor(() => expect(states()).toEqual(['cancelled', 'uploadBroken', 'running']))
  expect(uploads.get()[1]?.sent).toBe(2)
  uploads.retry(keyOf(uploads, 1))
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  expect(sent[3]?.file.name).toBe('b.mov')
  sent[2]?.done()
  sent[3]?.done()
  await vi.waitFor(() => expect(states()).toEqual(['cancelled', 'done', 'done']))
  expect(uploads.isUploading()).toBe(false)
  uploads.clear()
  expect(uploads.get()).toEqual([])
})

test.each([
  ['an empty file', file('a.mov', ''), {}, 'uploadEmpty'],
  ['a file that is too large', file('a.mov', 'abcdef'), { max_size: 5 }, 'uploadTooLarge'],
  ['a wrong extension', file('a.exe'), { extensions: ['mov', '.SRT'] }, 'uploadWrongType'],
  ['no extension', file('mov'), { extensions: ['mov'] }, 'uploadWrongType'],
  ['a part of an extension', file('a.gz'), { extensions: ['.tar.gz'] }, 'uploadWrongType'],
  ['an extension without its dot', file('amov'), { extensions: ['mov'] }, 'uploadWrongType'],
])('rejects %s with a reason and without a retry', (_, each, limits, reason) => {
  const { uploads, sent, states } = createQueue()
  uploads.add(7, [each], limits)
  expect(states()).toEqual([reason])
  expect(uploads.canRetry(uploads.get()[0] as Upload)).toBe(false)
  expect(sent).toHaveLength(0)
})

test.each([file('a.srt'), file('a.MOV'), file('a.TAR.gz')])(
  'accepts an extension in any case, with or without a dot',
  (each) => {
    const { uploads, states } = createQueue()
    uploads.add(7, [each], { extensions: ['mov', '.SRT', '.tar.gz'], max_size: 3 })
    expect(states()).toEqual(['running'])
  },
)

test('rejects a duplicate file, except after a cancellation or in another collection', async () => {
  const { uploads, states } = createQueue()
  uploads.add(7, [file('a.mov')])
  uploads.add(7, [file('a.mov'), file('a.mov', 'abc', 2)])
  expect(states()).toEqual(['running', 'uploadTwice', 'running'])
  uploads.add(8, [file('a.mov')])
  expect(states().at(-1)).toBe('waiting')
  uploads.cancel(keyOf(uploads, 0))
  uploads.add(7, [file('a.mov')])
  expect(states().at(-1)).not.toBe('uploadTwice')
})

test('fails without a request if the file was deleted from the disk', async () => {
  const { uploads, sent, states } = createQueue()
  const deleted = file('a.mov')
  deleted.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) })
  uploads.add(7, [deleted])
  await vi.waitFor(() => expect(states()).toEqual(['uploadVanished']))
  expect(sent).toHaveLength(0)
})

test.each([
  [400, 'uploadRefused'],
  [401, 'uploadSignedOut'],
  [403, 'uploadForbidden'],
  [404, 'uploadForbidden'],
  [413, 'uploadTooLarge'],
  [415, 'uploadWrongType'],
  [500, 'uploadFailed'],
])('maps status %s to a reason', async (status, reason) => {
  const { uploads, sent, states } = createQueue()
  uploads.add(7, [file('a.mov')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.fail(new ServiceError('status', 'x', status))
  await vi.waitFor(() => expect(states()).toEqual([reason]))
})

test('stops uploads on sign-out, and keeps the list only if the same user signs in again', async () => {
  const { uploads, sent, session, states } = createQueue()
  uploads.add(7, [file('a.mov'), file('b.mov'), file('c.mov')])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  session.signedOut()
  expect(states()).toEqual(['uploadSignedOut', 'uploadSignedOut', 'uploadSignedOut'])
  await flush()
  expect(sent).toHaveLength(2)
  session.signedInWith({ token: 'b', scheme: 'Token', profile: { email: 'pia@subtitles.example' } })
  expect(uploads.get()).toHaveLength(3)
  session.signedOut()
  session.signedInWith({ token: 'c', scheme: 'Token', profile: { email: 'tom@radio.example' } })
  expect(uploads.get()).toEqual([])
})

describe('remaining time', () => {
  const of = (...list: object[]) =>
    list.map((more) => ({ key: 1, collection: 7, file: { size: 100 }, state: 'running', ...more }) as unknown as Upload)

  test.each([
    ['before anything is sent', of({ sent: 0, startedAt: 0 }), undefined],
    ['during the first second', of({ sent: 50, startedAt: 9_000 }), undefined],
    ['at the speed so far', of({ sent: 50, startedAt: 0 }), 10],
    ['not started', of({ sent: 50 }), undefined],
    ['two parallel uploads', of({ sent: 50, startedAt: 0 }, { sent: 50, startedAt: 0 }), 10],
    ['one waiting', of({ sent: 50, startedAt: 0 }, { sent: 0, state: 'waiting' }), 30],
    ['one just started', of({ sent: 50, startedAt: 0 }, { sent: 10, startedAt: 9_500 }), 28],
    ['one finished', of({ sent: 50, startedAt: 0 }, { sent: 100, startedAt: 0, state: 'done' }), 10],
    [
      'one failed, one was cancelled',
      of({ sent: 50, startedAt: 0 }, { sent: 9, state: 'failed' }, { sent: 9, state: 'cancelled' }),
      10,
    ],
  ])('estimates the remaining time: %s', (_, list, left) => {
    expect(secondsLeft(list, 10_000)).toBe(left)
  })

  test('sums sent and total bytes', () => {
    const list = of(
      { sent: 50 },
      { sent: 0, state: 'waiting' },
      { sent: 0, state: 'done' },
      { sent: 9, state: 'failed' },
    )
    expect(totalBytes(list)).toEqual({ sent: 150, size: 300 })
  })
})
