// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code in strings
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from '../house/sources'
import { CALLS, callName } from './calls'
import { addressesOf } from './code/addresses'
import { CLIENT_NAMES, callsInCode } from './code/callsInCode'
import { readSyntax } from './code/syntax'

const root = join(import.meta.dirname, '..', '..')
const foundCalls = callsInCode(root)

/** Paths of calls whose whole URL comes from the config or a response, by file; undefined: not a call of the table. */
const PATH_BY_FILE: Readonly<Record<string, string | undefined>> = {
  'src/service/modules.ts': 'modules/placement/{}/',
  // Files that responses link to.
  'src/service/information/documents.ts': undefined,
  'src/service/collaboration/assets.ts': undefined,
}

/** Calls to an identity provider. */
const PROVIDER_CALLS = ['POST authn/recovery/password']

const serviceCallsInCode = foundCalls.flatMap((call) => {
  const file = call.location.replace(/:\d+$/, '')
  const path = call.path === '{}' && file in PATH_BY_FILE ? PATH_BY_FILE[file] : call.path
  if (path === undefined || PROVIDER_CALLS.includes(`${call.method} ${path}`)) return []
  return [{ ...call, name: callName({ ...call, path, method: call.method as 'GET' }) }]
})
const tableCalls = CALLS.map((call) => ({ ...call, name: callName(call).replaceAll(/\{\w+\}/g, '{}') }))

test('CALLS contains every service call that the code makes', () => {
  expect(serviceCallsInCode.length).toBeGreaterThan(60)
  const missing = serviceCallsInCode.filter(({ name }) => !tableCalls.some((call) => call.name === name))
  expect(missing.map(({ name, location: at }) => `${at} asks ${name}`)).toEqual([])
})

/** Parameters and variables that hold a service client: typed ones, `read` of a query, and new clients. */
const CLIENT_DECLARATION =
  /\b(\w+)\??: (?:ServiceClient|Http)\b|\bread: (?:async )?\((\w+)\) =>|\basync read\((\w+)\) \{|\b(\w+) = createServiceClient\(/g

test('every variable with a service client has a name that callsInCode recognises', () => {
  const files = projectFiles(root, ['src']).filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  const declared = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(CLIENT_DECLARATION)].map(([, ...names]) => ({
      path,
      name: names.find(Boolean) ?? '',
    })),
  )
  expect(declared.length).toBeGreaterThan(60)
  expect(declared.filter(({ name }) => !CLIENT_NAMES.includes(name))).toEqual([])
})

test('the code makes every call in CALLS', () =>
  expect(
    tableCalls.filter(({ name }) => !serviceCallsInCode.some((call) => call.name === name)).map(({ name }) => name),
  ).toEqual([]))

test.each(tableCalls.map((call) => [call.name, call] as const))('%s sends the headers in CALLS', (name, call) => {
  const places = serviceCallsInCode.filter((each) => each.name === name)
  // The preview makes some of these calls with other headers, too.
  const matching = places.filter(({ auth }) => auth === (call.auth === 'required' ? 'optional' : call.auth))
  expect(matching).not.toEqual([])
  for (const { device, version } of places) expect([device, version]).toEqual([call.device ?? false, call.version])
})

test('ids and paths are unique', () => {
  for (const list of [CALLS.map(({ id }) => id), tableCalls.map(({ name }) => name)])
    expect(list.filter((each, at) => list.indexOf(each) !== at)).toEqual([])
})

test.each(CALLS.map((call) => [call.id, call] as const))('%s describes each path parameter', (_, { path, params }) => {
  expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(params ?? {}))
})

describe('addressesOf resolves', () => {
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
