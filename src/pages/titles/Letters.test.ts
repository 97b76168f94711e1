import { expect, test } from 'vitest'
import { letterIndex } from './Letters'

test.each([
  ['a letter with a stroke', ['Lola', 'Łódź', 'Metropolis'], ['L 0', 'M 2']],
  ['a ligature', ['Ænima', 'Œuvre'], ['A 0', 'O 1']],
  ['a quote', ['“Sunrise”', '’Tis'], ['S 0', 'T 1']],
  ['a numeral', ['Zorro', '39 Steps', '(500) Days'], ['Z 0', '# 1']],
  ['another script', ['Аэлита'], ['А 0']],
])('indexes names that start with %s', (_, names, letters) => {
  expect(letterIndex(names).map(({ letter, first }) => `${letter} ${first}`)).toEqual(letters)
})
