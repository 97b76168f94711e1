// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources, as texts
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from '../house/sources'
import { CALLS, nameOfCall } from './calls'
import { addressesOf } from './code/addresses'
import { CLIENT_NAMES, callsInCode } from './code/callsInCode'
import { readSyntax } from './code/syntax'

const root = join(import.meta.dirname, '..', '..')
const inCode = callsInCode(root)

/** Addresses that come whole out of the config or an answer, and what asks for them. */
const GIVEN: Readonly<Record<string, string | undefined>> = {
  'src/service/modules.ts': 'modules/placement/{}/',
  // Files that answers name.
  'src/service/information/documents.ts': undefined,
  'src/service/collaboration/assets.ts': undefined,
}

/** Of an identity provider, not of the service. */
const ELSEWHERE = ['POST authn/recovery/password']

const asked = inCode.flatMap((call) => {
  const file = call.at.replace(/:\d+$/, '')
  const path = call.path === '{}' && file in GIVEN ? GIVEN[file] : call.path
  if (path === undefined || ELSEWHERE.includes(`${call.method} ${path}`)) return []
  return [{ ...call, name: nameOfCall({ ...call, path, method: call.method as 'GET' }) }]
})
const known = CALLS.map((call) => ({ ...call, name: nameOfCall(call).replaceAll(/\{\w+\}/g, '{}') }))

test('every call of the code stands in the table', () => {
  expect(asked.length).toBeGreaterThan(60)
  const missing = asked.filter(({ name }) => !known.some((call) => call.name === name))
  expect(missing.map(({ name, at }) => `${at} asks ${name}`)).toEqual([])
})

/** A parameter or variable that holds a client: by its type, of the `read` of a query, or a new one. */
const CLIENT =
  /\b(\w+)\??: (?:ServiceClient|Http)\b|\bread: (?:async )?\((\w+)\) =>|\basync read\((\w+)\) \{|\b(\w+) = createServiceClient\(/g

test('every variable with a service client has a name that callsInCode recognises', () => {
  const files = projectFiles(root, ['src']).filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  const declared = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(CLIENT)].map(([, ...names]) => ({
      path,
      name: names.find(Boolean) ?? '',
    })),
  )
  expect(declared.length).toBeGreaterThan(60)
  expect(declared.filter(({ name }) => !CLIENT_NAMES.includes(name))).toEqual([])
})

test('every call of the table is made by the code', () =>
  expect(known.filter(({ name }) => !asked.some((call) => call.name === name)).map(({ name }) => name)).toEqual([]))

test.each(known.map((call) => [call.name, call] as const))(
  '%s is asked with the headers of the table',
  (name, call) => {
    const places = asked.filter((each) => each.name === name)
    // The preview asks some of them in its own way, too.
    const best = places.filter(({ by }) => by === (call.by === 'viewer' ? 'visitor' : call.by))
    expect(best).not.toEqual([])
    for (const { device, version } of places) expect([device, version]).toEqual([call.device ?? false, call.version])
  },
)

test('names and ways are each once', () => {
  for (const list of [CALLS.map(({ id }) => id), known.map(({ name }) => name)])
    expect(list.filter((each, at) => list.indexOf(each) !== at)).toEqual([])
})

test.each(CALLS.map((call) => [call.id, call] as const))(
  '%s describes each part of its address',
  (_, { path, params }) => {
    expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(params ?? {}))
  },
)

describe('addresses are read from sources', () => {
  const read = (text: string) => {
    const file = readSyntax('/src/x.ts', text)
    const call = file.nodes.find(({ type, callee }) => type === 'CallExpression' && callee.name === 'asks')
    return addressesOf(call?.arguments[0], file, () => file)
  }
  test.each([
    ["asks('faq/')", ['faq/']],
    ['const f = (id) => asks(`events/${segment(id)}/`)', ['events/{}/']],
    ['const at = (id) => `a/${segment(id)}`; const f = (id) => asks(`${at(id)}/b/`)', ['a/{}/b/']],
    ['const f = (q) => { const text = queryString({ q }); return asks(`a${text}`) }', ['a?']],
    ["const f = (list) => asks(list ? 'a' : 'b')", ['a', 'b']],
    ["function f(what) { asks(`a/${what}/`) } f('x'); f('y')", ['a/x/', 'a/y/']],
    ["const f = (what: string) => asks(`a/${what}/`); f('x')", ['a/x/']],
    ['const f = (uri) => asks(uri)', ['{}']],
    ["const f = (path) => asks(new URL(path, base).href); f('a/b')", ['a/b']],
    ['const f = ({ url }) => asks(new URL(url, location.href).href)', ['{}']],
  ])('%s', (text, addresses) => expect(read(text)).toEqual(addresses))
})
