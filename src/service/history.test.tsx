import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { saveProgress } from './history'
import { createHttp } from './http/http'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const base = 'http://localhost:3000/api/v1/'
const http = createHttp({ base, authorization: () => 'Token abc' })
const entry = { title_id: 7, asset_id: 'a1', progress: 42, at: 1 }

it('posts three fields with the header and keepalive', async () => {
  const seen: unknown[] = []
  server.use(
    mock.post(`${base}user/history/`, async ({ request }) => {
      seen.push(request.headers.get('Authorization'), await request.json())
      return HttpResponse.json({ data: [] }, { status: 201 })
    }),
  )
  const asked = vi.spyOn(globalThis, 'fetch')
  await saveProgress(http, entry)
  expect(asked.mock.calls[0]?.[1]?.keepalive).toBe(true)
  asked.mockRestore()
  expect(seen).toEqual(['Token abc', { title_id: 7, asset_id: 'a1', progress: 42 }])
})

it('does not retry a failed save', async () => {
  let calls = 0
  server.use(
    mock.post(`${base}user/history/`, () => {
      calls++
      return new HttpResponse(null, { status: 503 })
    }),
  )
  await expect(saveProgress(http, entry)).rejects.toMatchObject({ status: 503 })
  expect(calls).toBe(1)
})

it('aborts a save when a later one replaces it', async () => {
  server.use(mock.post(`${base}user/history/`, () => new Promise<HttpResponse<null>>(() => {})))
  const controller = new AbortController()
  const saved = saveProgress(http, entry, { signal: controller.signal })
  controller.abort()
  await expect(saved).rejects.toMatchObject({ kind: 'aborted' })
})
