import type { Fault, Passing } from './startService'

const TOKEN = 'Token fixture-viewer'

const json = (change: (data: Record<string, unknown>) => unknown) => (passing: Passing) => {
  passing.text = JSON.stringify(change(passing.data()))
}
const things = (change: (list: Record<string, unknown>[]) => unknown) =>
  json((answer) => ({ ...answer, data: change(answer.data as Record<string, unknown>[]) }))
const first = (fields: object) => things(([one, ...rest]) => [{ ...one, ...fields }, ...rest])

/** Spoils the good answers to one call. */
const at = (call: string | RegExp, answer: NonNullable<Fault['answer']>): Fault => ({
  answer: (passing) => {
    const fits = typeof call === 'string' ? passing.call === call : call.test(passing.call)
    return fits && passing.status < 300 ? answer(passing) : undefined
  },
})

const titles = (answer: NonNullable<Fault['answer']>) => at('GET avails/titles', answer)
const asTitles = (change: (query: URLSearchParams) => void): Fault => ({
  ask: ({ call, query }) => void (call === 'GET avails/titles' && change(query)),
})
const TITLE = /^GET avails\/titles\/[^/]+$/
const page = (passing: Passing) => {
  passing.text = '<!doctype html><title>Welcome</title>'
}
const status = (number: number) => (passing: Passing) => {
  passing.status = number
}
let turn = 0

/** Faults of a copy, each with the call that has it, and the rule by which it is found. */
export const FAULTS: [name: string, call: string, rule: string, fault: Fault][] = [
  ['a field is missing', 'GET avails/titles', 'schema', titles(first({ slug: undefined }))],
  ['a field is of another type', 'GET avails/titles', 'schema', titles(first({ name: 7 }))],
  [
    'JSON in another encoding',
    'GET avails/titles',
    'json',
    titles((passing) => {
      first({ name: 'André' })(passing)
      passing.bytes = Buffer.from(passing.text.replaceAll(/[^\0-\xff]/g, '?'), 'latin1')
    }),
  ],
  ['a page in place of JSON', 'GET avails/titles', 'json', titles(page)],
  ['a limit is ignored', 'GET avails/titles', 'limit', asTitles((query) => query.set('limit', '-1'))],
  [
    'a limit of a list without pages is ignored',
    'GET inventory/search',
    'limit',
    { ask: ({ call, query }) => void (call === 'GET inventory/search' && query.set('limit', '-1')) },
  ],
  ['an offset is ignored', 'GET avails/titles', 'offset', asTitles((query) => query.delete('offset'))],
  ['an order is ignored', 'GET avails/titles', 'sort', asTitles((query) => query.set('sort', 'name'))],
  [
    'a thing stands in a list twice',
    'GET avails/titles',
    'unique',
    titles(things((list) => (list.length > 2 ? [...list.slice(0, -1), list[0]] : list))),
  ],
  ['the total is that of the page', 'GET avails/titles', 'total', titles(json((answer) => ({ ...answer, total: 3 })))],
  ['there is no total', 'GET avails/titles', 'total', titles(json(({ data }) => ({ data })))],
  [
    'the total is too large',
    'GET avails/titles',
    'total',
    titles(json(({ data, total }) => ({ data, total: Number(total) + 5 }))),
  ],
  ['a needed call is not there', 'GET avails/titles', 'missing', titles(status(404))],
  ['an optional call is not there', 'GET languages/', 'missing', at('GET languages/', status(404))],
  [
    '200 for a title that there is not',
    'GET avails/titles/{slug}',
    'unknown',
    {
      answer: (passing) =>
        void (
          TITLE.test(passing.call) &&
          passing.status === 404 &&
          Object.assign(passing, { status: 200, text: '{"data":{}}' })
        ),
    },
  ],
  [
    'the data are null',
    'GET avails/titles/{slug}',
    'shape',
    at(
      TITLE,
      json(() => ({ data: null })),
    ),
  ],
  [
    'it leads to a page to sign in',
    'GET avails/titles/{slug}',
    'redirect',
    at(TITLE, (passing) => {
      passing.status = 302
      passing.headers.set('Location', '/login')
    }),
  ],
  ['500', 'GET avails/genres/', 'status', at('GET avails/genres/', status(500))],
  [
    'each answer has another order',
    'GET avails/genres/',
    'order',
    at(
      'GET avails/genres/',
      things((list) => (turn++ % 2 ? list.toReversed() : list)),
    ),
  ],
  ['the connection breaks', 'GET avails/genres/{slug}/', 'silent', at(/^GET avails\/genres\/[^/]+\/$/, () => 'break')],
  [
    'another content type',
    'GET faq/',
    'type',
    at('GET faq/', ({ headers }) => headers.set('Content-Type', 'text/plain')),
  ],
  [
    'half of the JSON',
    'GET faq/',
    'json',
    at('GET faq/', (passing) => {
      passing.text = passing.text.slice(0, passing.text.length / 2)
    }),
  ],
  [
    'nothing in the answer',
    'GET faq/',
    'json',
    at('GET faq/', (passing) => {
      passing.text = ''
    }),
  ],
  [
    'an object in place of a list',
    'GET events/',
    'shape',
    at(
      'GET events/',
      things((list) => ({ ...list })),
    ),
  ],
  ['a day that nobody can read', 'GET events/', 'schema', at('GET events/', first({ start_date: 'next Tuesday' }))],
  [
    'a list at another place',
    'GET fyc-events/',
    'shape',
    at(
      'GET fyc-events/',
      json(({ results }) => ({ data: results })),
    ),
  ],
  [
    'a stream has an unknown media type',
    'GET playback/stream/asset/{id}/',
    'schema',
    at(
      /^GET playback\/stream\/asset\//,
      json(({ data, ...rest }) => {
        const asset = data as { sources: object[] }
        return { ...rest, data: { ...asset, sources: asset.sources.map((source) => ({ ...source, type: 'film' })) } }
      }),
    ),
  ],
  [
    'a stream without sources',
    'GET playback/stream/asset/{id}/',
    'schema',
    at(
      /^GET playback\/stream\/asset\//,
      json(({ data, ...answer }) => ({ ...answer, data: { ...(data as object), sources: undefined } })),
    ),
  ],
  [
    'a module list without its list',
    'GET modules/placement/{slug}/',
    'shape',
    at(
      'GET modules/placement/home/',
      json(({ data }) => ({ items: data })),
    ),
  ],
  [
    'a config without a site',
    'GET config/',
    'schema',
    at(
      'GET config/',
      json(() => ({ distributor: 'Nobody' })),
    ),
  ],
  [
    'an answer without a token',
    'GET user/queue/',
    'token',
    { ask: ({ call, request }) => void (call === 'GET user/queue/' && request.set('Authorization', TOKEN)) },
  ],
  [
    '403 for who is not signed in',
    'GET user/service_users/me/profile/',
    'token',
    {
      answer: (passing) => void (/me\/profile/.test(passing.call) && passing.status === 401 && status(403)(passing)),
    },
  ],
  [
    'a picture that is not there',
    'GET avails/titles',
    'picture',
    titles(first({ images: { image: '/media/no-such-picture.jpg' } })),
  ],
  [
    'much, uncompressed',
    'GET modules/placement/{slug}/',
    'compression',
    at('GET modules/placement/home/', ({ headers }) => headers.delete('Content-Encoding')),
  ],
  [
    'other origins may not read it',
    'GET faq/',
    'cors',
    at('GET faq/', ({ headers }) => headers.delete('Access-Control-Allow-Origin')),
  ],
  [
    'the clock is kept from the site',
    'GET config/',
    'cors',
    at('GET config/', ({ headers }) => headers.delete('Access-Control-Expose-Headers')),
  ],
  ['browsers may not ask', 'GET faq/', 'preflight', at('OPTIONS faq/', status(403))],
  [
    'the header of the device is not allowed',
    'GET faq/',
    'preflight',
    at('OPTIONS faq/', ({ headers }) => headers.set('Access-Control-Allow-Headers', 'authorization')),
  ],
  [
    'browsers may not take away',
    'DELETE user/queue',
    'preflight',
    at('OPTIONS user/queue', ({ headers }) => headers.set('Access-Control-Allow-Methods', 'GET, POST')),
  ],
  [
    'a title that is listed is not',
    'POST user/queue',
    'write',
    at('GET user/queue/', (passing) => {
      if (passing.query.has('id_only')) passing.text = '{"data":{"items":[],"total":0}}'
    }),
  ],
  [
    'a save that answers with another entry',
    'POST user/history/',
    'write',
    at('POST user/history/', first({ progress: 77 })),
  ],
]
