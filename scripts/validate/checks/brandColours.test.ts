import { expect, it } from 'vitest'
import { testSite } from '../site/testSite'
import { checkBrandColours } from './brandColours'

const DEFAULT_COLOURS = {
  '--mq-ground': '#000',
  '--mq-surface': '#111',
  '--mq-ink': '#fff',
  '--mq-ink-soft': '#ccc',
  '--mq-ink-faint': '#999',
  '--mq-accent': '#fc0',
  '--mq-on-accent': '#000',
  '--mq-accent-text': 'var(--mq-accent)',
  '--mq-focus': '#fff',
}
const brandTokens = new Map(
  Object.entries(DEFAULT_COLOURS).map(([name, value]) => [
    name,
    { description: name, group: '', defaults: [value], properties: [] },
  ]),
)
const checkCss = (css: string, css_root?: string) =>
  checkBrandColours(
    testSite({ css: '/site/brand.css', css_root }, { brandTokens, readFile: () => ({ file: 'brand.css', text: css }) }),
  )

it.each([
  ['', []],
  [':root { --mq-ink: #eee; }', []],
  [':root { --mq-ink-faint: #555; }', ['1:9 --mq-ink-faint --mq-ground --mq-surface']],
  [':root {\n  --mq-on-accent: white;\n}', ['2:3 --mq-on-accent --mq-accent']],
  [
    ':root { --mq-accent: rgb(60 40 0); }',
    ['1:9 --mq-accent-text --mq-ground --mq-surface', '1:9 --mq-on-accent --mq-accent'],
  ],
  [':root { --mq-ink: #ffffff20; }', ['1:9 --mq-ink --mq-ground --mq-surface']],
  [':root { --mq-ink: color-mix(in srgb, red, blue); }', []],
  [':root { --mq-ink: var(--mq-ink); }', []],
  ['.brand { --mq-ink: #222; }', ['1:10 --mq-ink --mq-ground --mq-surface']],
  ['.other { --mq-ink: #222; }', []],
])('checks the contrast of %s', (css, expected) => {
  expect(
    checkCss(css, 'brand').map(
      ({ line, column, message }) => `${line}:${column} ${message.match(/--[\w-]+/g)?.join(' ')}`,
    ),
  ).toEqual(expected)
})

it('reports the ratio at the declaration in the style sheet', () => {
  expect(checkCss(':root { --mq-on-accent: #fff; }')).toMatchObject([
    {
      severity: 'warning',
      file: 'brand.css',
      message: expect.stringMatching(/contrast of 1\.\d\d:1 with --mq-accent: expected at least 4\.5:1/),
    },
  ])
})
