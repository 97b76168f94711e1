import { describe, expect, it } from 'vitest'
import { withWindow } from './drawingWindow'
import { liftStyles } from './liftStyles'
import { markOverlay } from './markOverlay'
import { classesIn, neededStyles } from './neededStyles'

describe('liftStyles', () => {
  it('takes styles and ids out, and leaves words alone', () => {
    const html =
      '<p id="a" class="x" style="--art:1 2 3">style="a" id="b"</p><i style="--art:1 2 3"></i><b style="color:red"></b>'
    const lifted = liftStyles(html)
    expect(lifted.html).toBe('<p class="x" data-d="0">style="a" id="b"</p><i data-d="0"></i><b data-d="1"></b>')
    expect(lifted.css).toMatch(/^(\[data-d="0"\])+\{--art:1 2 3\}(\[data-d="1"\])+\{color:red\}$/)
  })

  it.each([
    ['the end of the sheet', '&lt;/style&gt;&lt;script&gt;'],
    ['the end of the rule', 'red} body{display:none'],
    ['an escape', '\\7d'],
  ])('leaves out a style with %s', (_, style) =>
    expect(liftStyles(`<i style="${style}"></i>`)).toEqual({ html: '<i></i>', css: '' }),
  )

  it('leaves out what React would fetch before', () =>
    expect(liftStyles('<link rel="preload" as="image" href="/a.webp"/><p></p>').html).toBe('<p></p>'))
})

describe('neededStyles', () => {
  const css = '.mq-a .mq-b{}@media (min-width:1px){.mq-c,.mq-d:hover .mq-e{color:red}}.mq-f>a{}'
  it('the classes of a sheet are those that its rules are about', () =>
    expect(classesIn(css)).toEqual(['mq-b', 'mq-c', 'mq-e', 'mq-f']))

  it('a page needs the sheets with rules for its classes', () => {
    const sheets = [
      { href: '/one.css', classes: ['mq-b'] },
      { href: '/two.css', classes: ['mq-x'] },
    ]
    expect(neededStyles('<p class="y mq-b"></p>', sheets)).toEqual(['/one.css'])
    expect(neededStyles('<p>mq-b mq-x</p>', sheets)).toEqual([])
  })
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
