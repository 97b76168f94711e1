import type { Exchange, Fault } from './startService'

const TOKEN = 'Token fixture-viewer'

const changeJson = (change: (data: Record<string, unknown>) => unknown) => (exchange: Exchange) => {
  exchange.text = JSON.stringify(change(exchange.data()))
}
const changeItems = (change: (list: Record<string, unknown>[]) => unknown) =>
  changeJson((body) => ({ ...body, data: change(body.data as Record<string, unknown>[]) }))
const changeFirstItem = (fields: object) => changeItems(([one, ...rest]) => [{ ...one, ...fields }, ...rest])

/** Applies a change to the successful responses of one call. */
const changeResponseOf = (call: string | RegExp, change: NonNullable<Fault['onResponse']>): Fault => ({
  onResponse: (exchange) => {
    const matches = typeof call === 'string' ? exchange.call === call : call.test(exchange.call)
    return matches && exchange.status < 300 ? change(exchange) : undefined
  },
})

const changeTitlesResponse = (change: NonNullable<Fault['onResponse']>) => changeResponseOf('GET avails/titles', change)
const changeTitlesQuery = (change: (query: URLSearchParams) => void): Fault => ({
  onRequest: ({ call, query }) => void (call === 'GET avails/titles' && change(query)),
})
const TITLE_CALL = /^GET avails\/titles\/[^/]+$/
const replaceWithHtml = (exchange: Exchange) => {
  exchange.text = '<!doctype html><title>Welcome</title>'
}
const setStatus = (number: number) => (exchange: Exchange) => {
  exchange.status = number
}
let responseCount = 0

/** Faults, each with the affected call and the rule that detects it. */
export const FAULTS: [name: string, call: string, rule: string, fault: Fault][] = [
  ['a field is missing', 'GET avails/titles', 'schema', changeTitlesResponse(changeFirstItem({ slug: undefined }))],
  ['a field has the wrong type', 'GET avails/titles', 'schema', changeTitlesResponse(changeFirstItem({ name: 7 }))],
  [
    'JSON in another encoding',
    'GET avails/titles',
    'json',
    changeTitlesResponse((exchange) => {
      changeFirstItem({ name: 'André' })(exchange)
      exchange.bytes = Buffer.from(exchange.text.replaceAll(/[^\0-\xff]/g, '?'), 'latin1')
    }),
  ],
  ['an HTML page instead of JSON', 'GET avails/titles', 'json', changeTitlesResponse(replaceWithHtml)],
  ['the limit is ignored', 'GET avails/titles', 'limit', changeTitlesQuery((query) => query.set('limit', '-1'))],
  [
    'the limit of a list without paging is ignored',
    'GET inventory/search',
    'limit',
    { onRequest: ({ call, query }) => void (call === 'GET inventory/search' && query.set('limit', '-1')) },
  ],
  ['the offset is ignored', 'GET avails/titles', 'offset', changeTitlesQuery((query) => query.delete('offset'))],
  ['the order is ignored', 'GET avails/titles', 'sort', changeTitlesQuery((query) => query.set('sort', 'name'))],
  [
    'a list contains a duplicate',
    'GET avails/titles',
    'unique',
    changeTitlesResponse(changeItems((list) => (list.length > 2 ? [...list.slice(0, -1), list[0]] : list))),
  ],
  [
    'the total counts one page only',
    'GET avails/titles',
    'total',
    changeTitlesResponse(changeJson((body) => ({ ...body, total: 3 }))),
  ],
  ['the total is missing', 'GET avails/titles', 'total', changeTitlesResponse(changeJson(({ data }) => ({ data })))],
  [
    'the total is too large',
    'GET avails/titles',
    'total',
    changeTitlesResponse(changeJson(({ data, total }) => ({ data, total: Number(total) + 5 }))),
  ],
  ['a needed call returns 404', 'GET avails/titles', 'missing', changeTitlesResponse(setStatus(404))],
  ['an optional call returns 404', 'GET languages/', 'missing', changeResponseOf('GET languages/', setStatus(404))],
  [
    '200 for an unknown title',
    'GET avails/titles/{slug}',
    'unknown',
    {
      onResponse: (exchange) =>
        void (
          TITLE_CALL.test(exchange.call) &&
          exchange.status === 404 &&
          Object.assign(exchange, { status: 200, text: '{"data":{}}' })
        ),
    },
  ],
  [
    'data is null',
    'GET avails/titles/{slug}',
    'shape',
    changeResponseOf(
      TITLE_CALL,
      changeJson(() => ({ data: null })),
    ),
  ],
  [
    'a redirect to a sign-in page',
    'GET avails/titles/{slug}',
    'redirect',
    changeResponseOf(TITLE_CALL, (exchange) => {
      exchange.status = 302
      exchange.headers.set('Location', '/login')
    }),
  ],
  ['a status of 500', 'GET avails/genres/', 'status', changeResponseOf('GET avails/genres/', setStatus(500))],
  [
    'the order changes between responses',
    'GET avails/genres/',
    'order',
    changeResponseOf(
      'GET avails/genres/',
      changeItems((list) => (responseCount++ % 2 ? list.toReversed() : list)),
    ),
  ],
  [
    'the connection is closed',
    'GET avails/genres/{slug}/',
    'silent',
    changeResponseOf(/^GET avails\/genres\/[^/]+\/$/, () => 'break'),
  ],
  [
    'a wrong content type',
    'GET faq/',
    'type',
    changeResponseOf('GET faq/', ({ headers }) => headers.set('Content-Type', 'text/plain')),
  ],
  [
    'truncated JSON',
    'GET faq/',
    'json',
    changeResponseOf('GET faq/', (exchange) => {
      exchange.text = exchange.text.slice(0, exchange.text.length / 2)
    }),
  ],
  [
    'an empty body',
    'GET faq/',
    'json',
    changeResponseOf('GET faq/', (exchange) => {
      exchange.text = ''
    }),
  ],
  [
    'an object instead of a list',
    'GET events/',
    'shape',
    changeResponseOf(
      'GET events/',
      changeItems((list) => ({ ...list })),
    ),
  ],
  [
    'an unparseable date',
    'GET events/',
    'schema',
    changeResponseOf('GET events/', changeFirstItem({ start_date: 'next Tuesday' })),
  ],
  [
    'a list under another key',
    'GET fyc-events/',
    'shape',
    changeResponseOf(
      'GET fyc-events/',
      changeJson(({ results }) => ({ data: results })),
    ),
  ],
  [
    'a stream has an unknown media type',
    'GET playback/stream/asset/{id}/',
    'schema',
    changeResponseOf(
      /^GET playback\/stream\/asset\//,
      changeJson(({ data, ...rest }) => {
        const asset = data as { sources: object[] }
        return { ...rest, data: { ...asset, sources: asset.sources.map((source) => ({ ...source, type: 'film' })) } }
      }),
    ),
  ],
  [
    'a stream without sources',
    'GET playback/stream/asset/{id}/',
    'schema',
    changeResponseOf(
      /^GET playback\/stream\/asset\//,
      changeJson(({ data, ...rest }) => ({ ...rest, data: { ...(data as object), sources: undefined } })),
    ),
  ],
  [
    'a module list under another key',
    'GET modules/placement/{slug}/',
    'shape',
    changeResponseOf(
      'GET modules/placement/home/',
      changeJson(({ data }) => ({ items: data })),
    ),
  ],
  [
    'a config without site_config',
    'GET config/',
    'schema',
    changeResponseOf(
      'GET config/',
      changeJson(() => ({ distributor: 'Nobody' })),
    ),
  ],
  [
    'data without a token',
    'GET user/queue/',
    'token',
    { onRequest: ({ call, request }) => void (call === 'GET user/queue/' && request.set('Authorization', TOKEN)) },
  ],
  [
    '403 instead of 401 without a token',
    'GET user/service_users/me/profile/',
    'token',
    {
      onResponse: (exchange) =>
        void (/me\/profile/.test(exchange.call) && exchange.status === 401 && setStatus(403)(exchange)),
    },
  ],
  [
    'a missing picture',
    'GET avails/titles',
    'picture',
    changeTitlesResponse(changeFirstItem({ images: { image: '/media/no-such-picture.jpg' } })),
  ],
  [
    'a long uncompressed response',
    'GET modules/placement/{slug}/',
    'compression',
    changeResponseOf('GET modules/placement/home/', ({ headers }) => headers.delete('Content-Encoding')),
  ],
  [
    'no access for other origins',
    'GET faq/',
    'cors',
    changeResponseOf('GET faq/', ({ headers }) => headers.delete('Access-Control-Allow-Origin')),
  ],
  [
    'the Date header is not exposed',
    'GET config/',
    'cors',
    changeResponseOf('GET config/', ({ headers }) => headers.delete('Access-Control-Expose-Headers')),
  ],
  ['the preflight request is rejected', 'GET faq/', 'preflight', changeResponseOf('OPTIONS faq/', setStatus(403))],
  [
    'the device header is not allowed',
    'GET faq/',
    'preflight',
    changeResponseOf('OPTIONS faq/', ({ headers }) => headers.set('Access-Control-Allow-Headers', 'authorization')),
  ],
  [
    'the method DELETE is not allowed',
    'DELETE user/queue',
    'preflight',
    changeResponseOf('OPTIONS user/queue', ({ headers }) => headers.set('Access-Control-Allow-Methods', 'GET, POST')),
  ],
  [
    'an added title does not appear',
    'POST user/queue',
    'write',
    changeResponseOf('GET user/queue/', (exchange) => {
      if (exchange.query.has('id_only')) exchange.text = '{"data":{"items":[],"total":0}}'
    }),
  ],
  [
    'a save returns another entry',
    'POST user/history/',
    'write',
    changeResponseOf('POST user/history/', changeFirstItem({ progress: 77 })),
  ],
]
