import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { BrandToken } from '../../../src/tools/css/brandToken'
import { replaceVars } from '../../../src/tools/css/tokenTexts'
import { expectationIfInvalid } from '../../../src/tools/css/tokenValues'
import { testSite } from '../site/testSite'
import { checkStyleSheets } from './styleSheets'

const root = resolve(import.meta.dirname, '..', '..', '..')
const brandTokens = new Map<string, BrandToken>(
  Object.entries(JSON.parse(readFileSync(join(root, 'docs', 'reference', 'brand-tokens.json'), 'utf8'))),
)
const problemsOf = (text: string) =>
  checkStyleSheets(testSite({ css: '/site/brand.css' }, { brandTokens, readFile: () => ({ file: 'brand.css', text }) }))

test.each([
  ['--mq-accent: #7fd0dg', '1:22 --mq-accent is "#7fd0dg": expected a colour, for example #ffb648'],
  ['--mq-accent: rgb(1 2)', '1:22 --mq-accent is "rgb(1 2)": expected a colour, for example #ffb648'],
  ['--mq-accent: 12px', '1:22 --mq-accent is "12px": expected a colour, for example #ffb648'],
  ['--mq-radius-card: 8', '1:27 --mq-radius-card is "8": expected a length or a percentage, for example 8px'],
  ['--mq-radius-card: 8 px', '1:27 --mq-radius-card is "8 px": expected a length or a percentage, for example 8px'],
  ['--mq-fast: 150', '1:20 --mq-fast is "150": expected a time, for example 150ms'],
  ['--mq-scrim: #000', '1:21 --mq-scrim is "#000": expected three numbers, for example 13 11 16'],
  [
    '--mq-ease: quick',
    '1:20 --mq-ease is "quick": expected an easing function, for example cubic-bezier(0.2, 0.7, 0.2, 1)',
  ],
  [
    '--mq-font-text: 12px',
    '1:25 --mq-font-text is "12px": expected font names, separated by commas, for example "Instrument Sans", system-ui, sans-serif',
  ],
  [
    '--mq-heading-case: upper',
    '1:28 --mq-heading-case is "upper": expected a value of text-transform, for example none',
  ],
  ['--mq-ink: var(--mq-fast)', '1:19 --mq-ink is "var(--mq-fast)": expected a colour, for example #f6f1e9'],
  ['--mq-acent: #fff', '1:9 unknown token "--mq-acent" → --mq-accent'],
  ['color: var(--mq-inc)', '1:20 unknown token "--mq-inc" → --mq-ink'],
  ['border: 1px solid #12345', '1:27 "#12345" is not a colour: expected # and 3, 4, 6 or 8 hexadecimal digits'],
])('checks the value of a token: %s', (declaration, expected) => {
  const problems = problemsOf(`:root { ${declaration}; }`)
  expect(
    problems.map(({ line, column, message, suggestion }) =>
      [`${line}:${column} ${message}`, ...(suggestion ? [suggestion] : [])].join(' → '),
    ),
  ).toEqual([expected])
  expect(problems.map(({ rule }) => rule)).toEqual(['look/css'])
})

test.each([
  '--mq-accent: oklch(0.7 0.1 50 / 50%)',
  '--mq-accent: color-mix(in oklab, var(--mq-ink) 50%, white) !important',
  '--mq-accent: rgb(from var(--mq-ink) r g b / 50%)',
  '--mq-accent: light-dark(#fff, #000)',
  '--mq-accent: var(--brand)',
  '--mq-accent: initial',
  '--mq-gutter: max(16px, env(safe-area-inset-left))',
  '--mq-gutter: calc(2 * var(--mq-gap))',
  '--mq-foot-ground: linear-gradient(red, blue)',
  '--mq-font-text: "A B", system-ui, sans-serif',
  '--mq-nav-weight: bold',
  '--brand: { anything: goes }',
])('accepts %s', (declaration) => expect(problemsOf(`:root { ${declaration}; }`)).toEqual([]))

test('reports all problems of a sheet with a syntax error', () => {
  const found = problemsOf(':root {\n  --mq-accent: #7fd0dg;\n\n.brand {\n  color: var(--mq-inc);\n  content: "x\n}\n')
  expect(found.map(({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`)).toEqual([
    'error 6:12 invalid CSS: unterminated string',
    'error 1:7 invalid CSS: missing "}" for this bracket',
    'warning 2:16 --mq-accent is "#7fd0dg": expected a colour, for example #ffb648',
    'warning 5:14 unknown token "--mq-inc"',
  ])
})

test.each([...brandTokens])('accepts the default values of %s', (_, token) => {
  for (const value of token.defaults) {
    const resolved = replaceVars(value, (name) => brandTokens.get(name)?.defaults[0])
    expect(expectationIfInvalid(token, resolved)).toBeUndefined()
  }
})

const sites = join(root, 'fixtures', 'sites')
test.each(readdirSync(sites).filter((name) => readdirSync(join(sites, name)).includes('brand.css')))(
  'finds nothing in the style sheet of %s',
  (name) => expect(problemsOf(readFileSync(join(sites, name, 'brand.css'), 'utf8'))).toEqual([]),
)
