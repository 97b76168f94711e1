import { expect, test } from 'vitest'
import { appliedValue, readBrand } from './brand'

const files = new Map([
  [
    'config.json',
    JSON.stringify({
      site_config: {
        css: ['/site/base.css', '/site/brand.css?v=2', 'https://cdn.example/site/brand.css', '/site/css/deep.css'],
        css_root: 'cinema',
      },
    }),
  ],
  ['base.css', ':root {\n  --mq-ground: #000;\n  --mq-accent: #fc0;\n}\n'],
  [
    'brand.css',
    '.cinema {\n  --mq-accent: var(--mq-good);\n}\n@media print { :root { --mq-ink: #111; } }\n.card { --mq-line: red; }\n',
  ],
])

test('reads tokens of all style sheets of the site; the last one decides', () => {
  const { sheets, others, tokens } = readBrand(files)
  expect(sheets.map(({ file, tokens }) => [file, tokens.length])).toEqual([
    ['base.css', 2],
    ['brand.css', 1],
  ])
  expect(others).toEqual(['https://cdn.example/site/brand.css', '/site/css/deep.css'])
  expect(Object.fromEntries(tokens)).toEqual({
    '--mq-ground': { value: '#000', file: 'base.css', line: 2 },
    '--mq-accent': { value: 'var(--mq-good)', file: 'brand.css', line: 2 },
  })
})

test.each([
  ['a set token', '--mq-ground', '#000'],
  ['a token that refers to a default', '--mq-accent', '#6fd6a0'],
  ['a default that refers to a set token', '--mq-accent-text', '#6fd6a0'],
  ['a default', '--mq-surface', '#17141c'],
  ['an unknown token', '--mq-unknown', ''],
])('returns the value that applies on the page for %s', (_, name, value) => {
  expect(appliedValue(readBrand(files), name)).toBe(value)
})

test.each([
  ['no config', new Map()],
  ['a config that is not valid', new Map([['config.json', '{']])],
  ['a style sheet that does not exist', new Map([['config.json', '{"site_config":{"css":"/site/brand.css"}}']])],
])('finds no style sheets for a site with %s', (_, broken) => {
  expect(readBrand(broken).sheets).toEqual([])
})
