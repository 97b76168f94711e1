import { describe, expect, it } from 'vitest'
import { classesInCss, criticalCss, parseRules } from './criticalCss'
import { extractStyles } from './extractStyles'
import { markHeroOverlay } from './markHeroOverlay'
import { mergeScreens } from './mergeScreens'
import { removeHiddenImages } from './removeHiddenImages'
import { renderWithWindow } from './serverWindow'

describe('extractStyles', () => {
  it('removes style and id attributes but not the same text in content', () => {
    const html =
      '<p id="a" class="x" style="--art:1 2 3">style="a" id="b"</p><i style="--art:1 2 3"></i><b style="color:red"></b>'
    const extracted = extractStyles(html, 'data-d')
    expect(extracted.html).toBe('<p class="x" data-d="0">style="a" id="b"</p><i data-d="0"></i><b data-d="1"></b>')
    expect(extracted.css).toMatch(/^(\[data-d="0"\])+\{--art:1 2 3\}(\[data-d="1"\])+\{color:red\}$/)
  })

  it.each([
    ['the end of the style element', '&lt;/style&gt;&lt;script&gt;'],
    ['the end of the rule', 'red} body{display:none'],
    ['an escape', '\\7d'],
  ])('drops a style with %s', (_, style) =>
    expect(extractStyles(`<i style="${style}"></i>`, 'data-d')).toEqual({ html: '<i></i>', css: '' }),
  )

  it('removes the preload links of React', () =>
    expect(extractStyles('<link rel="preload" as="image" href="/a.webp"/><p></p>', 'data-d').html).toBe('<p></p>'))
})

it('removes only the images of hidden slides', () => {
  const slide = (name: string, more = '') =>
    `<div class="mq-slides__slide" role="group"${more}><p>${name}</p><img src="/${name}.webp"/></div>`
  const html = `<section>${slide('a')}${slide('b', ' inert=""')}${slide('c', ' inert=""')}</section><img src="/d.webp"/>`
  const shown = removeHiddenImages(html)
  expect(shown.match(/src="[^"]*"/g)).toEqual(['src="/a.webp"', 'src="/d.webp"'])
  expect(shown.match(/<p>[^<]*/g)).toEqual(['<p>a', '<p>b', '<p>c'])
})

describe('criticalCss', () => {
  const css = '.mq-a .mq-b{}@media (min-width:1px){.mq-c,.mq-d:hover .mq-e{color:red}}.mq-f>a{}'
  it('finds the classes that rules apply to', () => expect(classesInCss(css)).toEqual(['mq-b', 'mq-c', 'mq-e', 'mq-f']))

  it.each([
    ['keeps a rule whose classes are used', '.a .b{x:1}', '.a .b{x:1}'],
    ['keeps a rule if one selector matches', '.no,.b>i{x:1}', '.no,.b>i{x:1}'],
    ['drops a rule with an unused class', '.a .no{x:1}', ''],
    ['drops a rule whose class only starts with a used name', '.aa{x:1}', ''],
    ['ignores classes in :not()', '.a:not(.no){x:1}', '.a:not(.no){x:1}'],
    [
      'ignores classes in :not(:has())',
      '.a:not(:has(.no,.x:not(:empty))){x:1}',
      '.a:not(:has(.no,.x:not(:empty))){x:1}',
    ],
    ['drops a rule with an unused class in :has()', '.a:has(>.no:not(.b)){x:1}', ''],
    ['keeps a rule with alternatives in :is()', ':is(.a,.no) .b{x:1}', ':is(.a,.no) .b{x:1}'],
    ['drops a rule with an unused class in :where()', ':where(.no){x:1}', ''],
    ['keeps a rule without classes', '[data-over]{x:1}', '[data-over]{x:1}'],
    [
      'filters the rules of a media query',
      '@media (min-width:1px){.a{x:1}.no{x:1}}',
      '@media (min-width:1px){.a{x:1}}',
    ],
    ['drops an empty media query', '@media (min-width:1px){.no{x:1}}', ''],
    [
      'filters nested at-rules',
      '@supports (x:1){@media print{.a{x:1}.no{}}}',
      '@supports (x:1){@media print{.a{x:1}}}',
    ],
    [
      'keeps an animation that is used',
      '@keyframes in{0%{x:1}}.a{animation:in 1s}',
      '.a{animation:in 1s}@keyframes in{0%{x:1}}',
    ],
    ['drops an unused animation', '@keyframes in{0%{x:1}}.a{animation:ins 1s}', '.a{animation:ins 1s}'],
    ['ignores braces in strings', '.a{content:"}{"}.no{content:"\\"}"}.b{x:1}', '.a{content:"}{"}.b{x:1}'],
    ['keeps other at-rules', '@property --x{syntax:"*"}.a{}', '@property --x{syntax:"*"}.a{}'],
  ])('%s', (_, sheet, expected) => {
    const sheets = [{ classes: ['a'], rules: parseRules(sheet) }]
    expect(criticalCss('<p class="a b">no</p>', sheets)).toBe(expected)
  })

  it('omits a style sheet if the page uses none of its classes', () =>
    expect(criticalCss('<p class="a">', [{ classes: ['b'], rules: parseRules('[data-x]{x:1}.a{x:1}') }])).toBe(''))
})

it.each([
  ['<main id="m"><div><h1 class="mq-vh" tabindex="-1">Home</h1><section data-module="a" data-opening="hero">', true],
  ['<main><article class="x" data-opening="hero">', true],
  ['<main><div><h1>Films</h1><section data-opening="hero">', false],
  ['<main><section data-opening="plain"></section><section data-opening="hero">', false],
])('marks the top bar as overlay for %s: %s', (main, over) =>
  expect(markHeroOverlay(`<header class="mq-top mq-top--overlay"></header>${main}`).includes('data-over')).toBe(over),
)

describe('renderWithWindow', () => {
  it.each([
    ['wide', '(min-width: 600px)', true],
    ['phone', '(min-width: 600px)', false],
    ['phone', '(max-width: 37.5em)', true],
    ['wide', '(min-width: 600px) and (max-width: 900px)', false],
    ['wide', '(prefers-reduced-motion: reduce)', false],
  ] as const)('on a %s screen, %s matches: %s', (screen, query, fits) =>
    expect(renderWithWindow(screen, () => matchMedia(query).matches)).toBe(fits),
  )

  it('restores the globals after rendering, even if it throws', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
    expect(() => renderWithWindow('wide', () => document.title.at(0)?.at(0) ?? throwRenderError())).toThrow(
      'render failed',
    )
    expect('document' in globalThis).toBe(false)
    expect('matchMedia' in globalThis).toBe(false)
    expect(Object.getOwnPropertyDescriptor(globalThis, 'navigator')).toEqual(before)
  })
})

function throwRenderError(): never {
  throw new Error('render failed')
}

describe('mergeScreens', () => {
  const opening = (name: string) =>
    `<img src="/${name}.webp" style="--name:${name}" loading="eager" fetchPriority="high"/>`
  const { html, css, preloads } = mergeScreens(opening('wide'), opening('phone'), 800)

  it('keeps the markup and styles of each screen separate', () => {
    expect(html).toContain('<div data-screen="wide"><img src="/wide.webp" data-d="0"')
    expect(html).toContain('<div data-screen="phone"><img src="/phone.webp" data-p="0"')
    expect(css).toMatch(/^(\[data-d="0"\])+\{--name:wide\}(\[data-p="0"\])+\{--name:phone\}/)
    expect(css).toContain(
      '@media (max-width:799.98px){[data-screen="wide"]{display:none}}@media (min-width:800px){[data-screen="phone"]{display:none}}',
    )
  })

  it('preloads only the image of the matching screen', () => {
    expect(preloads.trim().split(/\n */)).toEqual([
      '<link rel="preload" as="image" media="(min-width:800px)" href="/wide.webp" fetchpriority="high">',
      '<link rel="preload" as="image" media="(max-width:799.98px)" href="/phone.webp" fetchpriority="high">',
    ])
    expect(html).not.toContain('eager')
  })

  it('includes the markup once if it is equal for both screens', () => {
    const same = mergeScreens(opening('wide'), opening('wide'), 800)
    expect(same.html.match(/<img/g)).toHaveLength(1)
    expect(same.html).not.toContain('data-screen')
  })
})
