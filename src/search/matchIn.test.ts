import { expect, test } from 'vitest'
import { matchIn } from './matchIn'

test.each([
  ['Nosferatu', 'nos', ['', 'Nos', 'feratu']],
  ['Les Misérables', 'MISE', ['Les ', 'Misé', 'rables']],
  ['Häxan', 'haxan', ['', 'Häxan', '']],
  ['Mabuse', 'büs', ['Ma', 'bus', 'e']],
  ['😀 Faust', 'fau', ['😀 ', 'Fau', 'st']],
  ['İstanbul', 'stan', ['İ', 'stan', 'bul']],
  ['Faust', 'nosferatu', undefined],
  ['Faust', '', undefined],
])('in %s, %j stands at %j', (name, words, parts) => {
  expect(matchIn(name, words)).toEqual(parts)
  if (parts) expect(parts.join('')).toBe(name)
})
