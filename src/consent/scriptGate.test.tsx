import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { type Consent, createConsent } from './consent'
import { createScriptGate, type GateScript, parseScriptUrl } from './scriptGate'

let insertedScripts: HTMLScriptElement[] = []
const getInsertedSrcs = () => insertedScripts.map((script) => script.getAttribute('src'))
const flushMicrotasks = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => done())))

/** A document whose head records scripts without loading them. */
const recordingDocument = {
  createElement: (name: string) => document.createElement(name),
  head: { append: (script: HTMLScriptElement) => void insertedScripts.push(script) },
} as unknown as Document

const createGate = (scripts: Partial<GateScript>[], consent: Consent = createConsent(false)) => {
  const gate = createScriptGate(
    scripts.map((script) => ({ src: '', category: 'necessary', ...script })),
    consent,
    recordingDocument,
  )
  return gate
}

beforeEach(() => {
  insertedScripts = []
  Cookies.remove('cookieAccess')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('parseScriptUrl', () => {
  test.each([
    ['/own.js', 'https://site.example/own.js'],
    ['https://tag.example/x.js', 'https://tag.example/x.js'],
    ['http://tag.example/x.js', undefined],
    ['http://127.0.0.1:9/x.js', 'http://127.0.0.1:9/x.js'],
    ['http://site.example/x.js', undefined],
    ['//tag.example/x.js', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/javascript,alert(1)', undefined],
    ['https://a@tag.example/x.js', undefined],
    ['https:\\\\tag.example/x.js', undefined],
    ['mailto:a@b.example', undefined],
    ['', undefined],
    [undefined, undefined],
    [404, undefined],
  ])('resolves %s to %s', (src, url) => {
    expect(parseScriptUrl(src, 'https://site.example/home')).toBe(url)
  })
  it('accepts http on the site’s own origin', () => {
    expect(parseScriptUrl('http://site.example/x.js', 'http://site.example/')).toBe('http://site.example/x.js')
  })
})

it('loads nothing before the first visit() call, and then each URL once', () => {
  const gate = createGate([{ src: 'https://a.example/a.js' }, { src: 'https://a.example/a.js' }, { src: 'data:,x' }])
  expect(getInsertedSrcs()).toEqual([])
  gate.visit(false)
  gate.visit(false)
  expect(getInsertedSrcs()).toEqual(['https://a.example/a.js'])
})

it('works without URL.canParse', () => {
  // Shadows the inherited method; deleting the property restores it.
  Object.defineProperty(URL, 'canParse', { value: undefined, configurable: true, writable: true })
  try {
    createGate([{ src: 'https://a.example/a.js' }, { src: 'https://[/b.js' }]).visit(false)
    expect(getInsertedSrcs()).toEqual(['https://a.example/a.js'])
  } finally {
    Reflect.deleteProperty(URL, 'canParse')
  }
})

it('loads a script after consent to its category', () => {
  const consent = createConsent(true)
  createGate(
    [
      { src: 'https://a.example/n.js' },
      { src: 'https://a.example/a.js', category: 'analytics' },
      { src: 'https://a.example/f.js', category: 'functional' },
    ],
    consent,
  ).visit(false)
  expect(getInsertedSrcs()).toEqual(['https://a.example/n.js'])
  consent.choose(['functional'])
  expect(getInsertedSrcs()).toEqual(['https://a.example/n.js', 'https://a.example/f.js'])
  consent.choose('reject')
  expect(getInsertedSrcs()).toHaveLength(2)
  consent.choose('all')
  expect(getInsertedSrcs()).toHaveLength(3)
})

it('loads nothing on a page that blocks scripts, even if the visitor consents there', () => {
  const consent = createConsent(true)
  const gate = createGate([{ src: 'https://a.example/a.js', category: 'analytics' }], consent)
  gate.visit(true)
  consent.choose('all')
  expect(getInsertedSrcs()).toEqual([])
  gate.visit(false)
  expect(getInsertedSrcs()).toHaveLength(1)
})

it('sets the integrity hash and crossOrigin', () => {
  createGate([{ src: 'https://a.example/a.js', integrity: 'sha256-AA=' }]).visit(false)
  expect(insertedScripts[0]?.integrity).toBe('sha256-AA=')
  expect(insertedScripts[0]?.crossOrigin).toBe('anonymous')
})

describe('ordered scripts', () => {
  const three = ['1', '2', '3'].map((name) => ({ src: `https://a.example/${name}.js`, ordered: true }))

  it('run one after the other, even after an error', async () => {
    createGate(three).visit(false)
    await flushMicrotasks()
    expect(getInsertedSrcs()).toHaveLength(1)
    insertedScripts[0]?.onload?.(new Event('load'))
    await flushMicrotasks()
    expect(getInsertedSrcs()).toHaveLength(2)
    insertedScripts[1]?.onerror?.(new Event('error'))
    await flushMicrotasks()
    expect(getInsertedSrcs()).toHaveLength(3)
  })

  it('wait at most ten seconds for the previous script', async () => {
    vi.useFakeTimers()
    createGate(three).visit(false)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(getInsertedSrcs()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(getInsertedSrcs()).toHaveLength(2)
  })
})

it('loads nothing and does not throw if the page forbids the Trusted Types policy', async () => {
  vi.resetModules()
  const fresh = await import('./scriptGate')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refuse = () => {
    throw new TypeError('Policy "marquee" disallowed')
  }
  vi.stubGlobal('trustedTypes', { createPolicy: refuse })
  const tool = { name: 'google', id: 'G-1' } as const
  const scripts = [{ src: 'https://a.example/a.js', category: 'necessary' as const, tool }]
  const onTool = vi.fn()
  expect(() =>
    fresh.createScriptGate(scripts, createConsent(false), recordingDocument, onTool).visit(false),
  ).not.toThrow()
  expect(getInsertedSrcs()).toEqual([])
  expect(onTool).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('uses the Trusted Types policy marquee, which accepts only URLs of the config', async () => {
  vi.resetModules()
  let rules: { createScriptURL: (url: string) => string } | undefined
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, given: typeof rules) {
      expect(name).toBe('marquee')
      rules = given
      return given
    },
  })
  const fresh = await import('./scriptGate')
  fresh
    .createScriptGate(
      [{ src: 'https://a.example/a.js', category: 'necessary' }],
      createConsent(false),
      recordingDocument,
    )
    .visit(false)
  expect(rules?.createScriptURL('https://a.example/a.js')).toBe('https://a.example/a.js')
  expect(() => rules?.createScriptURL('https://evil.example/a.js')).toThrow(TypeError)
  vi.unstubAllGlobals()
})

it('calls onTool when the script of a tool is inserted after consent', () => {
  const consent = createConsent(true)
  const onTool = vi.fn()
  const tool = { name: 'google', id: 'G-1' } as const
  const scripts = [{ src: 'https://a.example/tag.js', category: 'analytics' as const, tool }]
  createScriptGate(scripts, consent, recordingDocument, onTool).visit(false)
  expect(onTool).not.toHaveBeenCalled()
  consent.choose(['analytics'])
  expect(onTool.mock.calls).toEqual([[tool]])
})
