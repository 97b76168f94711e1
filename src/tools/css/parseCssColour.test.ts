import { describe, expect, it } from 'vitest'
import { parseCssColour } from './parseCssColour'
import { rootTokens } from './styleSheet'

describe('rootTokens', () => {
  it.each([
    [':root { --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    [':root{--mq-ink:#fff}', { '--mq-ink': '#fff' }],
    ['html { --mq-ink: rgb(1, 2, 3); color: red; }', { '--mq-ink': 'rgb(1, 2, 3)' }],
    ['.brand { --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    ['.a, :root.brand { --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    ['.other { --mq-ink: #fff; }', {}],
    ['.brand .mq-nav { --mq-ink: #fff; }', {}],
    ['/* :root { --mq-ink: #000; } */ :root { /* --mq-ink: #111; */ --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    ['@media print { :root { --mq-ink: #000; } } :root { --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    [':root { @media print { --mq-ink: #000; } --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    [':root { --mq-ink: #000; } :root { --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    ['@import url(x.css); :root { --mq-ink: #fff; }', { '--mq-ink': '#fff' }],
    [':root { --mq-ink: #fff', { '--mq-ink': '#fff' }],
    ['}}} {{{', {}],
  ])('reads the root tokens of %s', (css, expected) => {
    const tokens = [...rootTokens(css, 'brand')].map(([name, { value }]) => [name, value])
    expect(Object.fromEntries(tokens)).toEqual(expected)
  })

  it('returns the offset of the name of a token in the style sheet', () => {
    const css = '/* a */\n:root {\n  @media print { x: y; }\n  --mq-ink: #fff;\n}'
    expect(rootTokens(css).get('--mq-ink')?.offset).toBe(css.indexOf('--mq-ink'))
  })
})

describe('parseCssColour', () => {
  it.each([
    ['#fff', [255, 255, 255, 1]],
    ['#0008', [0, 0, 0, 136 / 255]],
    ['#FF8000', [255, 128, 0, 1]],
    ['#ff800080', [255, 128, 0, 128 / 255]],
    ['rgb(1 2 3)', [1, 2, 3, 1]],
    ['rgb(1, 2, 3)', [1, 2, 3, 1]],
    ['rgba(100% 0% 50% / 25%)', [255, 0, 127.5, 0.25]],
    ['13 11 16', [13, 11, 16, 1]],
    ['13 11', undefined],
    ['white', [255, 255, 255]],
    [' Black ', [0, 0, 0]],
    ['#ff', undefined],
    ['#ggg', undefined],
    ['rgb(a b c)', undefined],
    ['rgb(1 2)', undefined],
    ['oklch(0.7 0.1 50)', undefined],
    ['', undefined],
  ])('parses %s', (text, colour) => expect(parseCssColour(text)).toEqual(colour))
})
