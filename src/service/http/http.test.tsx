import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttp } from './http'
import { ServiceError } from './response'
import { parseRetryAfter, retryDelay } from './retry'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

const base = 'http://localhost:3000/api/v1/'
const createTestHttp = (token?: string) => createHttp({ base, authorization: () => token })

describe('GET requests', () => {
  it('send the Authorization and device headers, and parse the response', async () => {
    const seen: (string | null)[] = []
    server.use(
      mock.get(`${base}modules/placement/home/`, ({ request }) => {
        seen.push(request.headers.get('Authorization'), request.headers.get('device'))
        return HttpResponse.json({ data: [1] })
      }),
    )
    const { data } = await createTestHttp('Token abc').get('/modules/placement/home/', { device: true })
    expect(data).toEqual({ data: [1] })
    expect(seen).toEqual(['Token abc', 'Web'])
  })

  it.each([
    ['Token abc', 'error'],
    [undefined, 'follow'],
  ])('with the token %j set redirect: %s (threats S2)', async (token, redirect) => {
    const asked = vi.spyOn(window, 'fetch')
    server.use(
      mock.get(`${base}x`, () => HttpResponse.json({})),
      mock.post(`${base}y`, () => HttpResponse.json({})),
    )
    await createTestHttp(token).get('x')
    await createTestHttp(token).send('POST', 'y')
    expect(asked.mock.calls.map(([, options]) => options?.redirect)).toEqual([redirect, redirect])
    asked.mockRestore()
  })

  it('for the same path share one request while in flight', async () => {
    let calls = 0
    server.use(mock.get(`${base}x`, () => HttpResponse.json({ calls: ++calls })))
    const { get } = createTestHttp()
    expect(await Promise.all([get('x'), get('x')])).toMatchObject([{ data: { calls: 1 } }, { data: { calls: 1 } }])
    await get('x')
    expect(calls).toBe(2)
  })

  it('are aborted when the last caller has aborted, and only then (reliability P5)', async () => {
    const given: string[] = []
    server.use(
      mock.get(`${base}x`, async ({ request }) => {
        request.signal.addEventListener('abort', () => given.push('up'))
        await new Promise(() => {})
      }),
    )
    const { get } = createTestHttp()
    const [one, other] = [new AbortController(), new AbortController()]
    const asked = [get('x', { signal: one.signal }), get('x', { signal: other.signal })]
    const ends = asked.map((each) => each.catch(({ kind }) => kind))
    one.abort()
    expect(await ends[0]).toBe('aborted')
    expect(given).toEqual([])
    other.abort()
    expect(await ends[1]).toBe('aborted')
    await vi.waitFor(() => expect(given).toEqual(['up']))
  })

  it('start a new request after the previous one was aborted', async () => {
    let calls = 0
    server.use(
      mock.get(`${base}x`, async () => {
        if (++calls === 1) await new Promise(() => {})
        return HttpResponse.json({ calls })
      }),
    )
    const { get } = createTestHttp()
    const left = new AbortController()
    const first = get('x', { signal: left.signal }).catch(({ kind }) => kind)
    left.abort()
    expect(await first).toBe('aborted')
    expect((await get('x')).data).toEqual({ calls: expect.any(Number) })
  })

  it('are not retried after the last caller has aborted', async () => {
    let calls = 0
    server.use(
      mock.get(`${base}x`, () => {
        calls++
        return new HttpResponse(null, { status: 503 })
      }),
    )
    const left = new AbortController()
    const asked = createTestHttp()
      .get('x', { signal: left.signal })
      .catch(({ kind }) => kind)
    await vi.waitFor(() => expect(calls).toBe(1))
    left.abort()
    expect(await asked).toBe('aborted')
  })

  it('remove keys from the response that could pollute prototypes', async () => {
    server.use(
      mock.get(`${base}x`, () => HttpResponse.text('{"a": {"__proto__": {"isAdmin": 1}, "constructor": 1, "b": 2}}')),
    )
    const { data } = await createTestHttp().get('x')
    expect(data).toEqual({ a: { b: 2 } })
    expect(({} as { isAdmin?: number }).isAdmin).toBeUndefined()
  })

  it.each([
    ['HTML with status 200', () => HttpResponse.html('<h1>Hello</h1>'), { kind: 'not-json', status: 200 }],
    ['truncated JSON', () => HttpResponse.text('{"a": '), { kind: 'not-json' }],
    ['404', () => new HttpResponse(null, { status: 404 }), { kind: 'status', status: 404 }],
  ])('reject with the kind of failure after %s', async (_, answer, expected) => {
    server.use(mock.get(`${base}x`, answer))
    await expect(createTestHttp().get('x')).rejects.toMatchObject(expected)
  })

  it.each(['../../user/logout', 'https://evil.example/x', '..%2f..', '//evil.example/x'])(
    'request nothing outside the base address: %s',
    async (path) => {
      const calls: string[] = []
      server.use(
        mock.all('*', ({ request }) => {
          calls.push(request.url)
          return HttpResponse.json({})
        }),
      )
      await createTestHttp('Token abc')
        .get(path)
        .catch(() => {})
      expect(calls.every((url) => url.startsWith(base))).toBe(true)
    },
  )

  it('are retried after 503, and not after 404', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const calls = { busy: 0, missing: 0 }
    server.use(
      mock.get(`${base}busy`, () =>
        ++calls.busy < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ ok: true }),
      ),
      mock.get(`${base}missing`, () => {
        calls.missing++
        return new HttpResponse(null, { status: 404 })
      }),
    )
    const { get } = createTestHttp()
    const busy = get('busy')
    const missing = get('missing').catch((error: ServiceError) => error.status)
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(calls).toEqual({ busy: 3, missing: 1 })
    })
    expect((await busy).data).toEqual({ ok: true })
    expect(await missing).toBe(404)
  })
})

describe('timeout of a read, including its retries (reliability P3)', () => {
  /** A service on a fake clock. */
  function asked(answer: (attempt: number) => Promise<Response>) {
    vi.useFakeTimers()
    let calls = 0
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const cut = new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(new Error('cut'))))
      return Promise.race([answer(++calls), cut])
    })
    return () => calls
  }
  afterEach(() => vi.unstubAllGlobals())
  const never = () => new Promise<never>(() => {})

  it.each([
    ['page', 8000],
    ['secondary', 4000],
    ['config', 10_000],
  ] as const)('aborts a %s read without a response after %i ms, without a retry', async (limit, time) => {
    const calls = asked(never)
    const end = createTestHttp()
      .get('x', { timeout: limit })
      .catch(({ kind }) => kind)
    await vi.advanceTimersByTimeAsync(time - 1)
    let over = false
    end.then(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await end).toBe('timeout')
    expect(calls()).toBe(1)
  })

  it('gives a retry only the remaining time', async () => {
    const calls = asked(async (attempt) => (attempt === 1 ? new Response(null, { status: 503 }) : never()))
    const end = createTestHttp()
      .get('x')
      .catch(({ kind }) => kind)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await end).toBe('timeout')
    expect(calls()).toBe(2)
  })

  it('rejects immediately when Retry-After is longer than the remaining time', async () => {
    const calls = asked(async () => new Response(null, { status: 503, headers: { 'Retry-After': '9' } }))
    const end = createTestHttp()
      .get('x')
      .catch(({ status }) => status)
    await vi.advanceTimersByTimeAsync(0)
    expect(await end).toBe(503)
    expect(calls()).toBe(1)
  })
})

describe('writes', () => {
  it('are never retried', async () => {
    let calls = 0
    server.use(mock.post(`${base}x`, () => new HttpResponse(null, { status: 503, statusText: String(++calls) })))
    await expect(createTestHttp().send('POST', 'x', { a: 1 })).rejects.toMatchObject({ status: 503 })
    expect(calls).toBe(1)
  })
})

describe('retryDelay (reliability P4)', () => {
  const status = (code: number, path = 'x', after?: number) =>
    new ServiceError('status', path, code, '', undefined, after)
  const table: [string, unknown, boolean][] = [
    ...[408, 425, 429, 500, 502, 503, 504].map((code): [string, unknown, boolean] => [`${code}`, status(code), true]),
    ...[400, 401, 403, 404, 409, 422].map((code): [string, unknown, boolean] => [`${code}`, status(code), false]),
    ['500 of /events/', status(500, '/events/'), false],
    ['no network', new ServiceError('network', 'x'), true],
    ['a timeout', new ServiceError('timeout', 'x'), true],
    ['aborted by the caller', new ServiceError('aborted', 'x'), false],
    ['not JSON', new ServiceError('not-json', 'x', 200), false],
    ['another error', new TypeError(), false],
  ]
  it.each(table)('decides on a retry after %s', (_, error, again) => {
    expect(retryDelay(error, 0) !== undefined).toBe(again)
    expect(retryDelay(error, 2)).toBeUndefined()
  })

  it.each([
    [0, 0, 150],
    [0, 1, 450],
    [1, 0, 300],
    [1, 1, 900],
  ])('waits 300 ms · 2^attempt, varied by half: attempt %i, random %i, %i ms', (attempt, random, expected) => {
    expect(retryDelay(status(503), attempt, () => random)).toBe(expected)
  })

  it.each([2000, 3_600_000])(
    'returns a Retry-After of %i ms, which the caller compares with the time left',
    (after) => {
      expect(retryDelay(status(503, 'x', after), 0)).toBe(after)
    },
  )
})

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  it.each([
    ['2', 2000],
    ['0', 0],
    ['Fri, 20 Nov 2026 12:00:05 GMT', 5000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', undefined],
    ['soon', undefined],
    ['-3', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j as %j', (header, expected) => expect(parseRetryAfter(header, now)).toBe(expected))

  it('sets retryAfterMs of the error of a rejected POST', async () => {
    server.use(mock.post(`${base}x`, () => new HttpResponse('busy', { status: 503, headers: { 'Retry-After': '7' } })))
    await expect(createTestHttp().send('POST', 'x')).rejects.toMatchObject({
      status: 503,
      retryAfterMs: 7000,
      body: '',
    })
  })
})
