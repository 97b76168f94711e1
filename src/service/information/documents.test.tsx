import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CallOptions, createHttp, type Http } from '../http/http'
import { getDocument, isServiceOrigin, MAX_DOCUMENT_BYTES } from './documents'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const base = `${location.origin}/api/v1/`
const http = createHttp({ base, authorization: () => 'Token abc' })

describe('a document', () => {
  it.each([
    ['below the base', '/api/v1/papers/a.pdf'],
    ['elsewhere at the service', '/media/a.pdf'],
    ['by its whole address', `${location.origin}/media/a.pdf`],
  ])('%s is fetched with the token', async (_, url) => {
    const tokens: (string | null)[] = []
    server.use(
      mock.get(`${location.origin}/*`, ({ request }) => {
        tokens.push(request.headers.get('Authorization'))
        return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
      }),
    )
    const { blob, isDisplayable: showable } = await getDocument(http, url)
    expect(tokens).toEqual(['Token abc'])
    expect(showable).toBe(true)
    expect(blob.type).toBe('application/pdf')
    expect(await blob.text()).toBe('%PDF')
  })

  it.each(['https://evil.example/a.pdf', '//evil.example/a.pdf', 'data:text/plain,a'])(
    'at %s is not asked for: the token stays here',
    async (url) => {
      await expect(getDocument(http, url)).rejects.toMatchObject({ kind: 'refused' })
    },
  )

  it('that is HTML cannot be shown', async () => {
    server.use(mock.get(`${base}x`, () => HttpResponse.html('<script>alert(1)</script>')))
    const { blob, isDisplayable: showable } = await getDocument(http, '/api/v1/x')
    expect({ type: blob.type, showable }).toEqual({ type: 'application/octet-stream', showable: false })
  })

  it('too large is left alone', async () => {
    const get = (_: string, { parseBody: take }: CallOptions) =>
      Promise.resolve(
        take?.(new Response('x', { headers: { 'Content-Length': String(MAX_DOCUMENT_BYTES + 1) } })),
      ).then((data) => ({
        data,
      }))
    await expect(getDocument({ get } as unknown as Http, '/api/v1/x')).rejects.toBeInstanceOf(RangeError)
  })

  it('that is refused fails with the status', async () => {
    server.use(mock.get(`${base}x`, () => new HttpResponse(null, { status: 403 })))
    await expect(getDocument(http, '/api/v1/x')).rejects.toMatchObject({ kind: 'status', status: 403 })
  })
})

it.each([
  ['/api/v1/papers/a', true],
  ['/media/a', true],
  [`${location.origin}/a`, true],
  ['https://evil.example/a', false],
  ['https:evil', false],
  ['javascript:alert(1)', false],
  ['http://[', false],
])('%s takes the token: %s', (url, expected) => {
  expect(isServiceOrigin(url, '/api/v1/')).toBe(expected)
})
