import { expect, test } from 'vitest'
import { readBrand } from './brand'
import { TOKEN_GROUPS, TOKENS } from './brandTokens'
import { checkToken, toTokenValue } from './checkToken'

const brand = readBrand(new Map())

test.each([
  ['--mq-accent', '#7fd0d2'],
  ['--mq-accent', 'oklch(0.7 0.1 200)'],
  ['--mq-accent', 'var(--mq-good)'],
  ['--mq-radius-card', 'clamp(2px, 1vw, 8px)'],
  ['--mq-font-text', '"Figtree", system-ui, sans-serif'],
  ['--mq-card-shadow', 'none'],
  ['--mq-fast', '0.2s'],
])('accepts for %s: %s', (name, value) => expect(checkToken(brand, name, value)).toBeUndefined())

test.each([
  ['--mq-accent', '#7fd0d', 'Accent is “#7fd0d”: expected a colour, for example #ffb648.'],
  ['--mq-accent', 'var(--mq-god)', 'There is no token --mq-god. Did you mean --mq-good?'],
  ['--mq-accent', 'var(--mq-gap)', 'Accent is “var(--mq-gap)”: expected a colour, for example #ffb648.'],
  ['--mq-accent', 'red; } body { display: none', '"red; } body { display: none" is not a valid CSS value.'],
  ['--mq-radius-card', '8', 'Corners of cards is “8”: expected a length or a percentage, for example 8px.'],
  [
    '--mq-color-scheme',
    '1px',
    'Colour scheme of form controls and scroll bars is “1px”: expected light or dark, for example dark.',
  ],
  ['--mq-display-weight', 'heavy', 'Weight of headings is “heavy”: expected a number, for example 650.'],
])('rejects for %s: %s', (name, value, message) => expect(checkToken(brand, name, value)).toBe(message))

test('accepts the defaults of all tokens', () => {
  for (const [name, { defaults }] of TOKENS)
    for (const value of defaults) expect(checkToken(brand, name, value)).toBeUndefined()
})

test.each([
  ['--mq-accent', ' #fc0 ', '#fc0'],
  ['--mq-accent', 'FFB648', '#FFB648'],
  ['--mq-accent', 'red', 'red'],
  ['--mq-display-weight', '650', '650'],
])('normalizes the typed value of %s: %s', (name, text, value) => expect(toTokenValue(name, text)).toBe(value))

test('lists each token once, with a description', () => {
  const names = TOKEN_GROUPS.flatMap((group) => group.names)
  expect(names).toEqual([...TOKENS.keys()])
  for (const { description } of TOKENS.values()) expect(description).toMatch(/^[A-Z]/)
})
