import { describe, expect, it, test } from 'vitest'
import { checkboxValue, fieldMaxLength, isValidField } from './isValidField'

const repeatLetter = (letter: string, count: number) => letter.repeat(count)

describe('named field tests (spec, section 5)', () => {
  const table: [string, string, boolean][] = [
    ['email', 'ada@films.example', true],
    ['email', 'ada.b_c%d+e-f@mail.films.example', true],
    ['email', 'a@b.io', true],
    ['email', 'A1@B-2.CoM', true],
    ['email', 'ada@films', false],
    ['email', 'ada@films.e', false],
    ['email', 'ada@films.e1', false],
    ['email', 'ada@@films.example', false],
    ['email', '@films.example', false],
    ['email', '.ada@films.example', false],
    ['email', 'ada.@films.example', false],
    ['email', 'ada..b@films.example', false],
    ['email', 'ada@films.example ', false],
    ['email', 'a da@films.example', false],
    ['email', '', false],
    ['email', `${repeatLetter('a', 250)}@b.io`, false],
    ['username', 'ada_l', true],
    ['username', 'ada.lindqvist', true],
    ['username', 'adal', false],
    ['username', '-----', false],
    ['username', 'ada lind', false],
    ...[...'!@#$%^&*'].map((sign): [string, string, boolean] => ['username', `adali${sign}`, false]),
    ['username', repeatLetter('a', 65), false],
    ['password', 'Projector!1', true],
    ['password', 'Projector!', true],
    ['password', 'projector!1', false],
    ['password', 'PROJECTOR!1', false],
    ['password', 'Projector1', false],
    ['password', 'Proj!1a', false],
    ['password', 'Project or!1', false],
    ['password', 'Projector?1', false],
    ['password', `Aa!${repeatLetter('b', 200)}`, false],
    ['url', 'https://films.example/a?b#c', true],
    ['url', 'http://films.example', true],
    ['url', 'ftp://films.example', false],
    ['url', 'javascript:alert(1)', false],
    ['url', '//films.example', false],
    ['url', 'https:films.example', false],
    ['url', 'films.example', false],
    ['url', '', false],
    ['phone', '2125550123', true],
    ['phone', '(212) 555-0123', true],
    ['phone', '212.555.0123 ', true],
    ['phone', '+1 212 555 0123', false],
    ['phone', '212555012', false],
    ['phone', '', false],
    ['checkbox', '1', true],
    ['checkbox', '', false],
    ['checkbox', '0', false],
    ['text', 'four', true],
    ['text', 'for', false],
    ['text', '      ', false],
    ['code', 'A', true],
    ['code', ' ', false],
    ['name', 'Ada', true],
    ['name', 'Li', false],
    ['name', ' Li ', false],
    ['given', 'x', true],
    ['given', '', false],
    ['written', ' x ', true],
    ['written', ' \n ', false],
    ['written', repeatLetter('a', 201), false],
    ['message', repeatLetter('a', 301), true],
    ['message', repeatLetter('a', 20_001), false],
    ['message', ' ', false],
    ['constructor', 'four', true],
    ['__proto__', 'for', false],
    ['match:password', 'Projector!1', true],
    ['match:password', 'projector!1', false],
    ['match:nothing', 'Projector!1', false],
    ['match:constructor', 'Projector!1', false],
  ]
  test.each(table)('validates %s %.40j: %s', (name, value, good) => {
    expect(isValidField(name, value, { password: 'Projector!1' })).toBe(good)
  })

  it('returns "1" or nothing for a checkbox', () => {
    expect([checkboxValue(true), checkboxValue(false)]).toEqual(['1', ''])
  })
})

// Backtracking patterns need seconds to minutes for these values (threats D4) and would exceed the test timeout.
test.each([
  ['email', `${repeatLetter('a', 31)}!`],
  ['email', `${repeatLetter('a.', 60)}!`],
  ['phone', `${`1${repeatLetter('-', 8)}`.repeat(9)}x`],
  ['url', `http://a.bc/${repeatLetter('a', 26)}!\n`],
  ['email', repeatLetter('a', 1e6)],
  ['username', repeatLetter('a', 1e6)],
])('validates %s in linear time', (name, value) => {
  expect(isValidField(name, value)).toBe(name === 'url')
})

test('has a maximum length for every field', () => {
  for (const name of ['email', 'username', 'password', 'url', 'phone', 'text', 'anything']) {
    expect(fieldMaxLength(name)).toBeGreaterThan(0)
  }
})
