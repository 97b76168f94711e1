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

describe('getDocument', () => {
  it.each([
    ['below the base', '/api/v1/papers/a.pdf'],
    ['elsewhere at the origin of the service', '/media/a.pdf'],
    ['with an absolute URL', `${location.origin}/media/a.pdf`],
  ])('sends the token for a document %s', async (_, url) => {
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
    'rejects %s without a request, so that the token does not leak',
    async (url) => {
      await expect(getDocument(http, url)).rejects.toMatchObject({ kind: 'refused' })
    },
  )

  it('does not display HTML', async () => {
    server.use(mock.get(`${base}x`, () => HttpResponse.html('<script>alert(1)</script>')))
    const { blob, isDisplayable: showable } = await getDocument(http, '/api/v1/x')
    expect({ type: blob.type, showable }).toEqual({ type: 'application/octet-stream', showable: false })
  })

  it('rejects a document that is too large', async () => {
    const get = (_: string, { parseBody: take }: CallOptions) =>
      Promise.resolve(
        take?.(new Response('x', { headers: { 'Content-Length': String(MAX_DOCUMENT_BYTES + 1) } })),
      ).then((data) => ({
        data,
      }))
    await expect(getDocument({ get } as unknown as Http, '/api/v1/x')).rejects.toBeInstanceOf(RangeError)
  })

  it('rejects with the status of a refusal', async () => {
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
])('isServiceOrigin(%s) is %s', (url, expected) => {
  expect(isServiceOrigin(url, '/api/v1/')).toBe(expected)
})
