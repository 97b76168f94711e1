import { expect, test } from 'vitest'
import { readStyleSheet } from './styleSheet'

/** The text around each fault, with its message. */
const faultsOf = (css: string) =>
  readStyleSheet(css).faults.map(({ offset, message }) => `${css.slice(offset, offset + 4)}: ${message}`)

test.each([
  ['an unclosed rule', 'a { b: c;\n\n.d { e: f; }', ['{ b:: missing "}" for this bracket'], 'b e'],
  ['an unclosed at-rule', '@media print { a { b: c }', ['{ a : missing "}" for this bracket'], 'b'],
  ['an unclosed function', 'a { b: min(1px, 2px }\nd { e: f }', ['(1px: missing ")" for this bracket'], 'e'],
  ['a stray brace', 'a { b: c } }\nd { e: f }', ['}\nd : unexpected "}"'], 'b e'],
  ['a stray bracket', 'a { b: c) ; d: e }', [') ; : unexpected ")"'], 'd'],
  ['an unclosed string', 'a { b: "x\n; c: d }', ['"x\n;: unterminated string'], 'c'],
  ['an unclosed string at the end', "a { b: 'x", ["'x: unterminated string", '{ b:: missing "}" for this bracket'], ''],
  ['an unclosed comment', 'a { b: c } /* d', ['/* d: unterminated comment'], 'b'],
  ['a missing colon', 'a { b c; d: e }', ['b c;: expected a declaration, as in "color: red;"'], 'd'],
  ['an address with a space', 'a { b: url(c d); e: f }', ['url(: the URL needs quotes'], 'e'],
  ['text outside of rules', 'a { b: c }\nhello', ['hell: expected a rule, as in ":root { … }"'], 'b'],
  [
    'two faults',
    'a { b c }\nd { e: "f\n }',
    ['b c : expected a declaration, as in "color: red;"', '"f\n : unterminated string'],
    '',
  ],
])('reports %s and reads the rest of the sheet', (_, css, faults, properties) => {
  expect(faultsOf(css)).toEqual(faults)
  const read = readStyleSheet(css).declarations.map(({ property }) => property)
  expect(read).toEqual(properties.split(' ').filter(Boolean))
})

test.each([
  ['an empty style sheet', ''],
  ['nested rules', '.a { b: c; .d & { e: f } &:hover { g: h } i { j: k } @media print { l: m } }'],
  ['custom properties with braces or without a value', 'a { --b: { c: d }; --e: ; --f:; }'],
  ['at-rules', '@import url(a.css) layer(b); @layer c, d; @property --e { syntax: "<color>"; inherits: true }'],
  ['conditions', '@container style(--a: 1) { b { c: d } } @media (400px <= width < 600px) { e { f: g } }'],
  ['semicolons in functions', 'a { width: if(media(print): 1px; else: 2px); }'],
  ['attribute selectors', 'a[b="c;}"] > d::before { content: "}" }'],
  ['HTML comment delimiters', '<!-- a { b: c } -->'],
])('accepts %s', (_, css) => expect(faultsOf(css)).toEqual([]))

test('returns value, positions and selectors of a declaration', () => {
  const css = 'a, b.c {\n  --d:  1px   2px !important;\n}'
  expect(readStyleSheet(css).declarations).toEqual([
    { property: '--d', value: '1px   2px', offset: 11, valueOffset: 17, selectors: ['a', 'b.c'] },
  ])
})
