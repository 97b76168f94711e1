import { expect, test } from 'vitest'
import { readStyleSheet } from './styleSheet'

/** The text of a style sheet around each fault, with its message. */
const faultsOf = (css: string) =>
  readStyleSheet(css).faults.map(({ offset, message }) => `${css.slice(offset, offset + 4)}: ${message}`)

test.each([
  ['an unclosed rule', 'a { b: c;\n\n.d { e: f; }', ['{ b:: "}" is missing for this bracket'], 'b e'],
  ['an unclosed at-rule', '@media print { a { b: c }', ['{ a : "}" is missing for this bracket'], 'b'],
  ['an unclosed function', 'a { b: min(1px, 2px }\nd { e: f }', ['(1px: ")" is missing for this bracket'], 'e'],
  ['a stray brace', 'a { b: c } }\nd { e: f }', ['}\nd : "}" closes nothing'], 'b e'],
  ['a stray bracket', 'a { b: c) ; d: e }', [') ; : ")" closes nothing'], 'd'],
  ['an unclosed string', 'a { b: "x\n; c: d }', ['"x\n;: the string does not end'], 'c'],
  [
    'an unclosed string at the end',
    "a { b: 'x",
    ["'x: the string does not end", '{ b:: "}" is missing for this bracket'],
    '',
  ],
  ['an unclosed comment', 'a { b: c } /* d', ['/* d: the comment does not end'], 'b'],
  ['a missing colon', 'a { b c; d: e }', ['b c;: expected a declaration, as in "color: red;"'], 'd'],
  ['an address with a space', 'a { b: url(c d); e: f }', ['url(: the address needs quotes'], 'e'],
  ['text outside of rules', 'a { b: c }\nhello', ['hell: expected a rule, as in ":root { … }"'], 'b'],
  [
    'two faults',
    'a { b c }\nd { e: "f\n }',
    ['b c : expected a declaration, as in "color: red;"', '"f\n : the string does not end'],
    '',
  ],
])('reports %s at its place, and reads the rest', (_, css, faults, properties) => {
  expect(faultsOf(css)).toEqual(faults)
  const read = readStyleSheet(css).declarations.map(({ property }) => property)
  expect(read).toEqual(properties.split(' ').filter(Boolean))
})

test.each([
  ['nothing', ''],
  ['nested rules', '.a { b: c; .d & { e: f } &:hover { g: h } i { j: k } @media print { l: m } }'],
  ['custom properties with braces, and empty ones', 'a { --b: { c: d }; --e: ; --f:; }'],
  ['at-rules', '@import url(a.css) layer(b); @layer c, d; @property --e { syntax: "<color>"; inherits: true }'],
  ['conditions', '@container style(--a: 1) { b { c: d } } @media (400px <= width < 600px) { e { f: g } }'],
  ['semicolons in functions', 'a { width: if(media(print): 1px; else: 2px); }'],
  ['attribute selectors', 'a[b="c;}"] > d::before { content: "}" }'],
  ['marks of HTML comments', '<!-- a { b: c } -->'],
])('has no fault in %s', (_, css) => expect(faultsOf(css)).toEqual([]))

test('returns value, places and selectors of a declaration', () => {
  const css = 'a, b.c {\n  --d:  1px   2px !important;\n}'
  expect(readStyleSheet(css).declarations).toEqual([
    { property: '--d', value: '1px   2px', offset: 11, valueOffset: 17, selectors: ['a', 'b.c'] },
  ])
})
