import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldMaxLength, isValidField } from './isValidField'
import { checkPasswordRules } from './passwordRules'

const unmetRules = (value: string) => checkPasswordRules(value).flatMap(({ rule, met }) => (met ? [] : rule))

test.each([
  ['7 characters', 'Projec!', ['length']],
  ['8 characters, one of them outside the BMP', 'Projec!😀', []],
  ['7 characters, one of them outside the BMP', 'Proje!😀', ['length']],
  ['no lowercase letter', 'PROJECTOR!1', ['lowercase']],
  ['no uppercase letter', 'projector!1', ['uppercase']],
  ['no special character', 'Projector1', ['special']],
  ['a special character outside the list', 'Projector?', ['special']],
  ['a space', 'Project or!', ['noSpaces']],
  ['a no-break space', 'Project\u00a0or!', ['noSpaces']],
  ['a line break', 'Project\nor!', ['noSpaces']],
  ['no digit', 'Projector!', []],
  ['nothing typed', '', ['length', 'lowercase', 'uppercase', 'special', 'noSpaces']],
])('returns the unmet password rules for %s', (_, value, rules) => {
  expect(unmetRules(value)).toEqual(rules)
})

test('accepts a password if and only if no password rule is unmet', () => {
  const character = fc.oneof(fc.constantFrom(...'aA1!? \n\u00a0é😀'), fc.string({ minLength: 1, maxLength: 1 }))
  const password = fc.string({ unit: character, maxLength: fieldMaxLength('password') / 4 })
  fc.assert(
    fc.property(password, (value) => {
      expect(isValidField('password', value)).toBe(unmetRules(value).length === 0)
    }),
    { numRuns: 2000 },
  )
})
