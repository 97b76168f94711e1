import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createServiceClient } from '../../data/serviceClient'
import { aDataScope } from '../../data/testing/aDataScope'
import type { CallOptions } from '../http/http'
import { fileTextQuery, getFile } from './assets'

beforeAll(() => void vi.stubGlobal('location', new URL('https://site.example/')))
afterAll(() => void vi.unstubAllGlobals())

/** A response with chunks of these sizes. */
const responseOfChunks = (...sizes: number[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const [at, size] of sizes.entries()) controller.enqueue(new Uint8Array(size).fill(at + 1))
        controller.close()
      },
    }),
  )

const httpOf = (answer: Response) => ({
  get: async (path: string, { parseBody: take }: CallOptions = {}) => ({ data: await take?.(answer), text: '', path }),
})

it('downloads the chunks in order and reports the progress', async () => {
  const reported: number[] = []
  const file = await getFile(
    httpOf(responseOfChunks(3, 20_000_000, 2)),
    'https://site.example/api/v1/files/1',
    (bytes) => reported.push(bytes),
  )
  expect(reported).toEqual([3, 20_000_003, 20_000_005])
  expect(file.size).toBe(20_000_005)
  expect(file.type).toBe('application/octet-stream')
  const ends = await Promise.all([file.slice(0, 4), file.slice(-3)].map((part) => part.arrayBuffer()))
  expect(ends.map((part) => [...new Uint8Array(part)])).toEqual([
    [1, 1, 1, 2],
    [2, 3, 3],
  ])
})

it('downloads an empty file', async () => {
  expect((await getFile(httpOf(new Response(null)), '/files/1')).size).toBe(0)
})

it('decodes a text by the charset of its Content-Type', async () => {
  const answer = new Response(new Uint8Array([0xc4, 0xe0]), {
    headers: { 'Content-Type': 'text/vtt; charset=windows-1251' },
  })
  expect(await fileTextQuery('/media/titles.vtt').read(createServiceClient(aDataScope({ http: httpOf(answer) })))).toBe(
    'Да',
  )
})
