import { describe, expect, it } from 'vitest'
import { forBothScreens } from './bothScreens'
import { withWindow } from './drawingWindow'
import { liftStyles } from './liftStyles'
import { markOverlay } from './markOverlay'
import { classesIn, neededRules, rulesOf } from './neededRules'
import { withoutHidden } from './withoutHidden'

describe('liftStyles', () => {
  it('takes styles and ids out, and leaves words alone', () => {
    const html =
      '<p id="a" class="x" style="--art:1 2 3">style="a" id="b"</p><i style="--art:1 2 3"></i><b style="color:red"></b>'
    const lifted = liftStyles(html, 'data-d')
    expect(lifted.html).toBe('<p class="x" data-d="0">style="a" id="b"</p><i data-d="0"></i><b data-d="1"></b>')
    expect(lifted.css).toMatch(/^(\[data-d="0"\])+\{--art:1 2 3\}(\[data-d="1"\])+\{color:red\}$/)
  })

  it.each([
    ['the end of the sheet', '&lt;/style&gt;&lt;script&gt;'],
    ['the end of the rule', 'red} body{display:none'],
    ['an escape', '\\7d'],
  ])('leaves out a style with %s', (_, style) =>
    expect(liftStyles(`<i style="${style}"></i>`, 'data-d')).toEqual({ html: '<i></i>', css: '' }),
  )

  it('leaves out what React would fetch before', () =>
    expect(liftStyles('<link rel="preload" as="image" href="/a.webp"/><p></p>', 'data-d').html).toBe('<p></p>'))
})

it('pictures of slides that are not shown are not loaded; what is around them stays', () => {
  const slide = (name: string, more = '') =>
    `<div class="mq-slides__slide" role="group"${more}><p>${name}</p><img src="/${name}.webp"/></div>`
  const html = `<section>${slide('a')}${slide('b', ' inert=""')}${slide('c', ' inert=""')}</section><img src="/d.webp"/>`
  const shown = withoutHidden(html)
  expect(shown.match(/src="[^"]*"/g)).toEqual(['src="/a.webp"', 'src="/d.webp"'])
  expect(shown.match(/<p>[^<]*/g)).toEqual(['<p>a', '<p>b', '<p>c'])
})

describe('neededRules', () => {
  const css = '.mq-a .mq-b{}@media (min-width:1px){.mq-c,.mq-d:hover .mq-e{color:red}}.mq-f>a{}'
  it('the classes of a sheet are those that its rules are about', () =>
    expect(classesIn(css)).toEqual(['mq-b', 'mq-c', 'mq-e', 'mq-f']))

  it.each([
    ['a rule whose classes are there', '.a .b{x:1}', '.a .b{x:1}'],
    ['one of its selectors is enough', '.no,.b>i{x:1}', '.no,.b>i{x:1}'],
    ['a class that is not there', '.a .no{x:1}', ''],
    ['a part of a name is none', '.aa{x:1}', ''],
    ['what must not be', '.a:not(.no){x:1}', '.a:not(.no){x:1}'],
    ['what must not have something', '.a:not(:has(.no,.x:not(:empty))){x:1}', '.a:not(:has(.no,.x:not(:empty))){x:1}'],
    ['what must have something', '.a:has(>.no:not(.b)){x:1}', ''],
    ['one of several', ':is(.a,.no) .b{x:1}', ':is(.a,.no) .b{x:1}'],
    ['one within another', ':where(.no){x:1}', ''],
    ['what has no class', '[data-over]{x:1}', '[data-over]{x:1}'],
    ['a condition', '@media (min-width:1px){.a{x:1}.no{x:1}}', '@media (min-width:1px){.a{x:1}}'],
    ['a condition without anything', '@media (min-width:1px){.no{x:1}}', ''],
    [
      'conditions within each other',
      '@supports (x:1){@media print{.a{x:1}.no{}}}',
      '@supports (x:1){@media print{.a{x:1}}}',
    ],
    [
      'an animation that is named',
      '@keyframes in{0%{x:1}}.a{animation:in 1s}',
      '.a{animation:in 1s}@keyframes in{0%{x:1}}',
    ],
    ['an animation that is not', '@keyframes in{0%{x:1}}.a{animation:ins 1s}', '.a{animation:ins 1s}'],
    ['braces in words', '.a{content:"}{"}.no{content:"\\"}"}.b{x:1}', '.a{content:"}{"}.b{x:1}'],
    ['other rules', '@property --x{syntax:"*"}.a{}', '@property --x{syntax:"*"}.a{}'],
  ])('%s', (_, sheet, expected) => {
    const sheets = [{ classes: ['a'], rules: rulesOf(sheet) }]
    expect(neededRules('<p class="a b">no</p>', sheets)).toBe(expected)
  })

  it('of a sheet that the page has nothing of there is nothing', () =>
    expect(neededRules('<p class="a">', [{ classes: ['b'], rules: rulesOf('[data-x]{x:1}.a{x:1}') }])).toBe(''))
})

it.each([
  ['<main id="m"><div><h1 class="mq-vh" tabindex="-1">Home</h1><section data-module="a" data-opening="hero">', true],
  ['<main><article class="x" data-opening="hero">', true],
  ['<main><div><h1>Films</h1><section data-opening="hero">', false],
  ['<main><section data-opening="plain"></section><section data-opening="hero">', false],
])('%s lies below the bar: %s', (main, over) =>
  expect(markOverlay(`<header class="mq-top mq-top--overlay"></header>${main}`).includes('data-over')).toBe(over),
)

describe('withWindow', () => {
  it.each([
    ['wide', '(min-width: 600px)', true],
    ['phone', '(min-width: 600px)', false],
    ['phone', '(max-width: 37.5em)', true],
    ['wide', '(min-width: 600px) and (max-width: 900px)', false],
    ['wide', '(prefers-reduced-motion: reduce)', false],
  ] as const)('on a %s screen %s fits: %s', (screen, query, fits) =>
    expect(withWindow(screen, () => matchMedia(query).matches)).toBe(fits),
  )

  it('is gone afterwards, also where drawing fails', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
    expect(() => withWindow('wide', () => document.title.at(0)?.at(0) ?? fail())).toThrow('drawn')
    expect('document' in globalThis).toBe(false)
    expect('matchMedia' in globalThis).toBe(false)
    expect(Object.getOwnPropertyDescriptor(globalThis, 'navigator')).toEqual(before)
  })
})

function fail(): never {
  throw new Error('drawn badly')
}

describe('forBothScreens', () => {
  const opening = (name: string) =>
    `<img src="/${name}.webp" style="--name:${name}" loading="eager" fetchPriority="high"/>`
  const { html, css, pictures } = forBothScreens(opening('wide'), opening('phone'), 800)

  it('each screen shows its own, with its own styles', () => {
    expect(html).toContain('<div data-screen="wide"><img src="/wide.webp" data-d="0"')
    expect(html).toContain('<div data-screen="phone"><img src="/phone.webp" data-p="0"')
    expect(css).toMatch(/^(\[data-d="0"\])+\{--name:wide\}(\[data-p="0"\])+\{--name:phone\}/)
    expect(css).toContain(
      '@media (max-width:799.98px){[data-screen="wide"]{display:none}}@media (min-width:800px){[data-screen="phone"]{display:none}}',
    )
  })

  it('each screen asks beforehand for its own picture, and loads none of the other', () => {
    expect(pictures.trim().split(/\n */)).toEqual([
      '<link rel="preload" as="image" media="(min-width:800px)" href="/wide.webp" fetchpriority="high">',
      '<link rel="preload" as="image" media="(max-width:799.98px)" href="/phone.webp" fetchpriority="high">',
    ])
    expect(html).not.toContain('eager')
  })

  it('what is the same on both stands once, whatever styles it has', () => {
    const same = forBothScreens(opening('wide'), opening('wide'), 800)
    expect(same.html.match(/<img/g)).toHaveLength(1)
    expect(same.html).not.toContain('data-screen')
  })
})
