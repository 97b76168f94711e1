import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CALLS, callName } from '../calls/calls'
import { checkConformance } from '../conformance/checkConformance'

const guidePage = readFileSync(join(import.meta.dirname, '..', '..', 'docs/how-to/extend/building-an-api.md'), 'utf8')

/** The example responses of the page by path. */
const EXAMPLES = new Map(
  [...guidePage.matchAll(/^`GET (\S+)`\n\n```json\n(.*?)^```/gms)].map(([, path = '', json = '']) => [
    path,
    JSON.parse(json),
  ]),
)

/** The built-in layouts have no view of links, so the test adds one. */
const LAYOUTS_PATH = 'modules/placement/layouts/'
const LAYOUTS = { data: { default: { views: ['links', 'gallery', 'extra', 'seasons'].map((type) => ({ type })) } } }

interface Title {
  title_type: string
  [field: string]: string | number
}

/** The example list with the parameters that the site sends. */
function listTitles(query: URLSearchParams) {
  const { data } = EXAMPLES.get('avails/titles') as { data: Title[] }
  const types = query.get('type')?.split(',')
  const sort = query.get('sort') ?? 'name'
  const sign = query.get('order') === 'DESC' ? -1 : 1
  const found = data
    .filter(({ title_type }) => !types || types.includes(title_type))
    .sort((a, b) => sign * String(a[sort]).localeCompare(String(b[sort]), 'en', { numeric: true }))
  const offset = Number(query.get('offset') ?? 0)
  return { data: found.slice(offset, offset + Number(query.get('limit') ?? 16)), total: found.length }
}

/** Other items that the examples refer to, such as a second title, get the response of the first one. */
function responseTo({ pathname, searchParams }: URL): unknown {
  const path = pathname.replace('/api/v1/', '')
  if (path === 'avails/titles') return listTitles(searchParams)
  if (path === LAYOUTS_PATH) return LAYOUTS
  if (path === 'config/') {
    const config = EXAMPLES.get(path)
    return { ...config, site_config: { ...config.site_config, title_layouts_uri: LAYOUTS_PATH } }
  }
  const isSameCall = (example: string) => {
    const [parts, others] = [path.split('/'), example.split('/')]
    const isSame = (part: string, at: number) =>
      part === others[at] || (/\d|-|metro/.test(others[at] ?? '') && isIdOnPage(part))
    return parts.length === others.length && parts.every(isSame)
  }
  return EXAMPLES.get([...EXAMPLES.keys()].find(isSameCall) ?? '')
}

const isIdOnPage = (id: string) => guidePage.includes(`"${id}"`) || guidePage.includes(`: ${id},`)

test('the 12 example responses of docs/how-to/extend/building-an-api.md pass the conformance check', async () => {
  const server = createServer((message, reply) => {
    const url = new URL(message.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith('/media/')) return reply.writeHead(200, { 'Content-Type': 'image/webp' }).end('picture')
    const response = responseTo(url)
    reply.writeHead(response ? 200 : 404, { 'Content-Type': 'application/json' })
    return reply.end(JSON.stringify(response ?? { data: null }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const { port } = server.address() as AddressInfo
    const { reports, findings } = await checkConformance({
      baseUrl: `http://127.0.0.1:${port}/api/v1/`,
      timeoutMs: 20_000,
    })
    expect(findings.filter(({ severity, rule }) => severity === 'failure' || rule !== 'missing')).toEqual([])
    const asked = reports.filter(({ call, state }) => state === 'asked' && call.need === 'needed')
    expect(asked).toHaveLength(EXAMPLES.size)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('the calls that the page names exist', () => {
  const named = [...guidePage.matchAll(/`((?:GET|POST|DELETE) \S+)`/g)].map(([, name = '']) => name)
  const calls = CALLS.map(callName)
  expect(named.filter((name) => !EXAMPLES.has(name.slice(4)) && !calls.includes(name))).toEqual([])
})
