import { expect, test } from 'vitest'
import { splitAtMatch } from './splitAtMatch'

test.each([
  ['Nosferatu', 'nos', ['', 'Nos', 'feratu']],
  ['Les Misérables', 'MISE', ['Les ', 'Misé', 'rables']],
  ['Häxan', 'haxan', ['', 'Häxan', '']],
  ['Mabuse', 'büs', ['Ma', 'bus', 'e']],
  ['😀 Faust', 'fau', ['😀 ', 'Fau', 'st']],
  ['İstanbul', 'stan', ['İ', 'stan', 'bul']],
  ['Die Straße', 'strass', ['Die ', 'Straß', 'e']],
  ['Die Straße am See', 'strasse am', ['Die ', 'Straße am', ' See']],
  ['Le cœur simple', 'coeur', ['Le ', 'cœur', ' simple']],
  ['Łódź at night', 'lodz', ['', 'Łódź', ' at night']],
  ['Don’t look', 'dont', ['', 'Don’t', ' look']],
  ['Don’t look', "don't l", ['', 'Don’t l', 'ook']],
  ['Don’t look', 'don', ['', 'Don', '’t look']],
  ['Dont look', 'don’t', ['', 'Dont', ' look']],
  ['E\u0301tude', 'e', ['', 'E\u0301', 'tude']],
  ['Faust', 'nosferatu', undefined],
  ['Faust', '’', undefined],
  ['Faust', '', undefined],
])('in %s finds %j as %j', (name, terms, parts) => {
  expect(splitAtMatch(name, terms)).toEqual(parts)
  if (parts) expect(parts.join('')).toBe(name)
})
