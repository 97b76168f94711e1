import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { projectFiles } from '../house/sources'
import { BROWSER_FLOOR, parseBrowserFloor } from './browserFloor'
import { FEATURES } from './features'
import { findFeatureUses } from './findFeatureUses'
import { HARMLESS_FEATURES } from './harmlessFeatures'

const root = fileURLToPath(new URL('../../', import.meta.url))
const floor = parseBrowserFloor(BROWSER_FLOOR)
const featuresIn = (path: string, text: string) =>
  findFeatureUses(path, text, floor, FEATURES).map(({ feature }) => feature)

describe('code for browsers', () => {
  // The SSR server does not run in browsers, except for its client scripts.
  const isHost = (path: string) => path.startsWith('src/ssr/') && !path.startsWith('src/ssr/client/')
  const shipped = projectFiles(root, ['src', 'registry', 'index.html']).filter(
    (path) => /\.(?:tsx?|s?css|html)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path) && !isHost(path),
  )
  const uses = shipped.flatMap((path) => findFeatureUses(path, readFileSync(join(root, path), 'utf8'), floor, FEATURES))

  it('uses no feature that the oldest browsers lack, except after feature detection', () => {
    const harmless = new Set(HARMLESS_FEATURES.map(({ feature }) => feature))
    const wrong = uses.filter(({ feature }) => !harmless.has(feature))
    expect(wrong.map(({ path, line, feature, missing }) => `${path}:${line} ${feature} (${missing})`)).toEqual([])
  })

  it('uses each feature in HARMLESS_FEATURES, so that the list has no unused entry', () => {
    const used = new Set(uses.map(({ feature }) => feature))
    expect(HARMLESS_FEATURES.filter(({ feature }) => !used.has(feature))).toEqual([])
  })
})

test.each([
  ['a.ts', 'if (URL.canParse(a)) go()', 'URL.canParse()'],
  ['a.ts', 'const b = a.toSorted()', '.toSorted()'],
  ['a.ts', 'const b = Object.groupBy(a, f)', 'Object.groupBy()'],
  ['a.ts', 'const b = a.values().map(f)', 'Iterator helpers'],
  ['a.ts', 'const b = new Set(a).union(c)', 'Set methods'],
  ['a.ts', 'const b = AbortSignal.any([c, d])', 'AbortSignal.any()'],
  ['a.ts', "element.addEventListener('scrollend', f)", 'event scrollend'],
  ['a.ts', 'requestIdleCallback(f)', 'requestIdleCallback()'],
  ['a.ts', 'const b = new Intl.DurationFormat()', 'Intl.DurationFormat'],
  ['a.ts', 'const b = /[a--b]/v.test(c)', 'regular expressions with v'],
  ['a.ts', "element.matches('.a:has(b)')", ':has('],
  ['a.tsx', 'const a = <p popover="auto" />', 'attribute popover'],
  ['a.tsx', "const a = <p style={{ textWrap: 'balance' }} />", 'text-wrap: balance'],
  ['a.scss', '.a { &:has(b) { c: d } }', ':has('],
  ['a.scss', '.a__b:dir(rtl) svg { c: d }', ':dir('],
  ['a.scss', '.a { inset: { inline: 1lh } }', 'lh'],
  ['a.scss', '.a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a.scss', '.a { grid-template-rows: subgrid }', 'subgrid'],
  ['a.scss', '.a { background: url(https://a.example/b.png); height: 1lh }', 'lh'],
  ['a.scss', '@starting-style { a { b: c } }', '@starting-style'],
  ['a.scss', '@supports (color: red) { a { b: c } } .a { text-wrap: pretty }', 'text-wrap: pretty'],
  ['index.html', '<search></search>', 'attribute <search>'],
])('finds the feature in %s: %s', (path, text, feature) => expect(featuresIn(path, text).join()).toContain(feature))

test.each([
  ['a comment', 'a.ts', '// URL.canParse(a)\nconst b = 1 /* a.toSorted() */'],
  ['an optional call', 'a.ts', 'const b = URL.canParse?.(a)'],
  ['a use after a check with in', 'a.ts', "const b = () => ('canParse' in URL ? URL.canParse(a) : c)"],
  ['a use after a check with typeof', 'a.ts', "if (typeof requestIdleCallback === 'function') requestIdleCallback(f)"],
  ['a listener after a check of the event', 'a.ts', "if ('onscrollend' in window) addEventListener('scrollend', f)"],
  ['map on an array from Object.entries', 'a.ts', 'const b = Object.entries(a).map(f)'],
  ['features that all browsers of the floor have', 'a.ts', 'const b = structuredClone(a).findLast(f).at(-1)'],
  ['division', 'a.ts', 'const b = c /d/ e'],
  ['a selector inside @supports', 'a.scss', '@supports selector(:has(a)) { .b { &:has(c) { d: e } } }'],
  ['a comment of a style sheet', 'a.scss', '// :has(a)\n.a { b: c } /* 1lh */'],
  ['a URL', 'a.scss', '.a { background: url(https://a.example/1lh.png) }'],
  ['functions of Sass', 'a.scss', '@mixin round($a) { b: math.round($a); c: if(sass($a): d; else: e) }'],
  [
    'styles that all browsers of the floor have',
    'a.scss',
    '.a { height: 100dvh; color: color-mix(in srgb, red, blue) } :nth-child(2 of b) {}',
  ],
])('ignores %s', (_, path, text) => expect(featuresIn(path, text)).toEqual([]))

it('reports a use whose feature detection is in another function', () => {
  const text = "const a = () => 'canParse' in URL\nconst b = () => URL.canParse(c)"
  expect(findFeatureUses('a.ts', text, floor, FEATURES)).toEqual([
    { feature: 'URL.canParse()', path: 'a.ts', line: 2, missing: 'Chrome 120, Firefox 115, Safari 17' },
  ])
})

it('parseBrowserFloor reads all three engines, and throws if one is missing', () => {
  expect(floor).toEqual({ chrome: 113, firefox: 113, safari: 16.4 })
  expect(() => parseBrowserFloor(['chrome113'])).toThrow('firefox')
})
