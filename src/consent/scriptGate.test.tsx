import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { type Consent, createConsent } from './consent'
import { createScriptGate, type GateScript, scriptUrl } from './scriptGate'

let put: HTMLScriptElement[] = []
const srcs = () => put.map((script) => script.getAttribute('src'))
const settle = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => done())))

/** A document whose head loads nothing. */
const page = {
  createElement: (name: string) => document.createElement(name),
  head: { append: (script: HTMLScriptElement) => void put.push(script) },
} as unknown as Document

const open = (scripts: Partial<GateScript>[], consent: Consent = createConsent(false)) => {
  const gate = createScriptGate(
    scripts.map((script) => ({ src: '', category: 'necessary', ...script })),
    consent,
    page,
  )
  return gate
}

beforeEach(() => {
  put = []
  Cookies.remove('cookieAccess')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('addresses', () => {
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
    expect(scriptUrl(src, 'https://site.example/home')).toBe(url)
  })
  it('accepts http on the site’s own origin', () => {
    expect(scriptUrl('http://site.example/x.js', 'http://site.example/')).toBe('http://site.example/x.js')
  })
})

it('loads nothing before the first page, and each URL once', () => {
  const gate = open([{ src: 'https://a.example/a.js' }, { src: 'https://a.example/a.js' }, { src: 'data:,x' }])
  expect(srcs()).toEqual([])
  gate.visit(false)
  gate.visit(false)
  expect(srcs()).toEqual(['https://a.example/a.js'])
})

it('works without URL.canParse', () => {
  // The window's class inherits it: what hides it here is taken away again.
  Object.defineProperty(URL, 'canParse', { value: undefined, configurable: true, writable: true })
  try {
    open([{ src: 'https://a.example/a.js' }, { src: 'https://[/b.js' }]).visit(false)
    expect(srcs()).toEqual(['https://a.example/a.js'])
  } finally {
    Reflect.deleteProperty(URL, 'canParse')
  }
})

it('waits for the consent to its category', () => {
  const consent = createConsent(true)
  open(
    [
      { src: 'https://a.example/n.js' },
      { src: 'https://a.example/a.js', category: 'analytics' },
      { src: 'https://a.example/f.js', category: 'functional' },
    ],
    consent,
  ).visit(false)
  expect(srcs()).toEqual(['https://a.example/n.js'])
  consent.choose(['functional'])
  expect(srcs()).toEqual(['https://a.example/n.js', 'https://a.example/f.js'])
  consent.choose('reject')
  expect(srcs()).toHaveLength(2)
  consent.choose('all')
  expect(srcs()).toHaveLength(3)
})

it('loads nothing on a quiet page, even after consent there', () => {
  const consent = createConsent(true)
  const gate = open([{ src: 'https://a.example/a.js', category: 'analytics' }], consent)
  gate.visit(true)
  consent.choose('all')
  expect(srcs()).toEqual([])
  gate.visit(false)
  expect(srcs()).toHaveLength(1)
})

it('sets the hash as a property', () => {
  open([{ src: 'https://a.example/a.js', integrity: 'sha256-AA=' }]).visit(false)
  expect(put[0]?.integrity).toBe('sha256-AA=')
  expect(put[0]?.crossOrigin).toBe('anonymous')
})

describe('ordered scripts', () => {
  const three = ['1', '2', '3'].map((name) => ({ src: `https://a.example/${name}.js`, ordered: true }))

  it('run one after the other, even after an error', async () => {
    open(three).visit(false)
    await settle()
    expect(srcs()).toHaveLength(1)
    put[0]?.onload?.(new Event('load'))
    await settle()
    expect(srcs()).toHaveLength(2)
    put[1]?.onerror?.(new Event('error'))
    await settle()
    expect(srcs()).toHaveLength(3)
  })

  it('wait at most ten seconds for one', async () => {
    vi.useFakeTimers()
    open(three).visit(false)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(srcs()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(srcs()).toHaveLength(2)
  })
})

it('loads nothing, without an error, when the page allows no policy', async () => {
  vi.resetModules()
  const fresh = await import('./scriptGate')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refuse = () => {
    throw new TypeError('Policy "marquee" disallowed')
  }
  vi.stubGlobal('trustedTypes', { createPolicy: refuse })
  const tool = { name: 'google', id: 'G-1' } as const
  const scripts = [{ src: 'https://a.example/a.js', category: 'necessary' as const, tool }]
  const opened = vi.fn()
  expect(() => fresh.createScriptGate(scripts, createConsent(false), page, opened).visit(false)).not.toThrow()
  expect(srcs()).toEqual([])
  expect(opened).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('uses the policy marquee, which accepts only URLs of the config', async () => {
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
    .createScriptGate([{ src: 'https://a.example/a.js', category: 'necessary' }], createConsent(false), page)
    .visit(false)
  expect(rules?.createScriptURL('https://a.example/a.js')).toBe('https://a.example/a.js')
  expect(() => rules?.createScriptURL('https://evil.example/a.js')).toThrow(TypeError)
  vi.unstubAllGlobals()
})

it('opens a tool when its script loads, after consent', () => {
  const consent = createConsent(true)
  const opened = vi.fn()
  const tool = { name: 'google', id: 'G-1' } as const
  const scripts = [{ src: 'https://a.example/tag.js', category: 'analytics' as const, tool }]
  createScriptGate(scripts, consent, page, opened).visit(false)
  expect(opened).not.toHaveBeenCalled()
  consent.choose(['analytics'])
  expect(opened.mock.calls).toEqual([[tool]])
})
