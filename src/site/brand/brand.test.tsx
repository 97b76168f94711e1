import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { SiteDocument } from '../../generated/types'
import { applyBrand, validUrls } from './brand'
import { configuredScripts } from './configuredScripts'
import { startGlobalClass } from './globalClass'
import { keepBrandLast } from './keepBrandLast'

const fakeSession = (clockOffset = 0) => {
  let offset = clockOffset
  const listeners = new Set<() => void>()
  return {
    state: () => ({ signedIn: false, epoch: 0, phase: 'idle' as const, groups: [], clockOffset: offset }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setClockOffset(next: number) {
      offset = next
      for (const listener of listeners) listener()
    },
  }
}
const siteDocument = (config: object, rest: object = {}) =>
  ({ ...rest, site_config: { routing: [], ...config } }) as unknown as SiteDocument
const waitForNextTask = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="data:," />'
  document.documentElement.className = 'ready'
})
afterEach(() => vi.useRealTimers())

it('applies title, icons and root class, and omits invalid URLs and classes', async () => {
  applyBrand(
    document,
    siteDocument({ css_root: 'brand-x', favicon: '/f.svg', apple_touch_icon: 'data:image/png;base64,AA' }),
    'Lumen',
    fakeSession(),
  )
  expect(document.title).toBe('Lumen')
  expect(document.documentElement.className).toBe('ready brand-x')
  const icons = [...document.querySelectorAll('link[rel="icon"]')]
  expect(icons.map((link) => link.getAttribute('href'))).toEqual(['/f.svg'])
  expect(document.querySelector('link[rel="apple-touch-icon"]')).toBeNull()
})

test.each([
  [undefined, []],
  ['/a.css', ['/a.css']],
  [
    ['/a.css', '/a.css', '//evil.example/b.css', 'javascript:alert(1)', 'https://b.example/c.css'],
    ['/a.css', 'https://b.example/c.css'],
  ],
])('validUrls(%o) returns %o', (given, expected) => {
  expect(validUrls(given)).toEqual(expected)
})

describe('order of the brand’s style sheets', () => {
  // A head outside of the document, so that the browser fetches nothing.
  const head = document.createElement('head')
  const add = (html: string) => {
    const holder = document.createElement('template')
    holder.innerHTML = html
    head.append(holder.content)
  }
  const order = () => [...head.querySelectorAll('link[rel="stylesheet"], style')].map((node) => node.id)

  it('keeps them last when a page or module adds styles', async () => {
    add(
      '<link id="ours" rel="stylesheet" href="/assets/index.css"><link id="b1" rel="stylesheet" data-brand href="/b1.css"><link id="b2" rel="stylesheet" data-brand href="/b2.css">',
    )
    const end = keepBrandLast(head)
    add('<link id="late" rel="stylesheet" href="/assets/page.css">')
    add('<style id="dev" data-vite-dev-id="x"></style>')
    add('<link id="other" rel="stylesheet" href="https://x.example/other.css">')
    await waitForNextTask()
    expect(order()).toEqual(['ours', 'late', 'dev', 'b1', 'b2', 'other'])
    end()
  })
})

describe('add_global_class_after', () => {
  const rule = { class: 'opening', date: '2026-11-20T12:00:00Z' }
  const root = document.createElement('html')
  const has = () => root.classList.contains('opening')
  const at = (time: string, offset = 0) => {
    vi.useFakeTimers({ now: Date.parse(time) })
    const visitor = fakeSession(offset)
    return { visitor, end: startGlobalClass(root, rule, visitor) }
  }

  it('adds the class at the configured time', () => {
    const { end } = at('2026-11-20T11:00:00Z')
    expect(has()).toBe(false)
    vi.advanceTimersByTime(60 * 60_000 - 1)
    expect(has()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(has()).toBe(true)
    end()
  })

  it('uses the server clock, and removes the class when that clock is corrected', () => {
    const { visitor, end } = at('2026-11-20T11:00:00Z', 2 * 60 * 60_000)
    expect(has()).toBe(true)
    visitor.setClockOffset(0)
    expect(has()).toBe(false)
    end()
  })

  it('ignores an invalid date', () => {
    startGlobalClass(root, { class: 'never', date: 'soon' }, fakeSession())
    expect(root.classList.contains('never')).toBe(false)
  })
})

it('returns each script with the consent that it needs', () => {
  const config = {
    js: '/own.js',
    scripts: [{ src: '/a.js' }, { src: '/b.js', category: 'functional', async: false, integrity: 'sha256-AA=' }],
    adobe_embed_src: 'https://adobe.example/x.js',
  }
  const found = configuredScripts(siteDocument(config, { analytics_code: 'G-AB12' }))
  expect(found.map(({ src, category, ordered = false }) => [src, category, ordered])).toEqual([
    ['/own.js', 'necessary', true],
    ['/a.js', 'necessary', false],
    ['/b.js', 'functional', true],
    ['https://adobe.example/x.js', 'analytics', false],
    ['https://www.googletagmanager.com/gtag/js?id=G-AB12', 'analytics', false],
  ])
  expect(configuredScripts(siteDocument({}))).toEqual([])
  expect(configuredScripts(siteDocument({}, { analytics_code: "UA-1');alert(1)//" }))).toEqual([])
})
