import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHttp } from './http'
import { createStatusLog } from './statusLog'

beforeEach(() => void vi.stubGlobal('location', new URL('http://localhost:3000/')))
afterEach(() => vi.unstubAllGlobals())

/** A service that accepts one token, and a session that starts with another. */
function setUp(renew?: (refused: string) => Promise<boolean>) {
  let token = 'Bearer old'
  const seen: string[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      seen.push(`${method} ${new URL(address).pathname} ${headers.Authorization ?? '-'} ${headers.cid ?? ''}`.trim())
      const good = headers.Authorization === 'Bearer new'
      return new Response(good ? '{}' : '{"message":"no"}', { status: good ? 200 : 401 })
    }),
  )
  const statusLog = createStatusLog()
  const reported: number[] = []
  statusLog.subscribe(({ status }) => reported.push(status))
  const http = createHttp({
    base: 'http://localhost:3000/api/v1/',
    authorization: () => token,
    statusLog,
    renew:
      renew &&
      (async (refused) => {
        const good = await renew(refused)
        if (good) token = 'Bearer new'
        return good
      }),
  })
  return { http, seen, reported }
}

test.each(['GET', 'POST'] as const)('repeats a refused %s once with the new token', async (method) => {
  const renew = vi.fn(async () => true)
  const { http, seen, reported } = setUp(renew)
  await (method === 'GET' ? http.get('x') : http.send('POST', 'x'))
  expect(seen).toEqual([`${method} /api/v1/x Bearer old`, `${method} /api/v1/x Bearer new`])
  expect(renew).toHaveBeenCalledWith('Bearer old')
  expect(reported).toEqual([])
})

test('reports the 401 and rejects when the token cannot be renewed', async () => {
  const { http, seen, reported } = setUp(async () => false)
  await expect(http.get('x')).rejects.toMatchObject({ status: 401 })
  expect(seen).toHaveLength(1)
  expect(reported).toEqual([401])
})

test('does not renew a token of the call itself, and sends its headers to the second base', async () => {
  const renew = vi.fn(async () => true)
  const { http, seen } = setUp(renew)
  await expect(
    http.get('user/limit/', { version: 2, authorization: 'Bearer own', headers: { cid: 'web' } }),
  ).rejects.toMatchObject({ status: 401 })
  expect(renew).not.toHaveBeenCalled()
  expect(seen).toEqual(['GET /api/v2/user/limit/ Bearer own web'])
})

test('accepts a second base at any origin, and rejects paths that leave it', async () => {
  const fetch = vi.fn(async (_address: string) => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  const http = createHttp({ base: '/api/v1/', base2: 'https://two.example/v2/', authorization: () => undefined })
  await http.get('x', { version: 2 })
  expect(fetch.mock.calls[0]?.[0]).toBe('https://two.example/v2/x')
  await expect(http.get('../x', { version: 2 })).rejects.toMatchObject({ kind: 'refused' })
})
