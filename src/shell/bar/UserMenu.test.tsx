import { describe, expect, test } from 'vitest'
import { initials, nameOf } from './UserMenu'

describe('initials', () => {
  test.each([
    ['Ada Lindqvist', 'AL'],
    ['Ada', 'A'],
    ['Ada Maria von Lindqvist', 'AL'],
    ['ada.lindqvist@x.example', 'AE'],
    ['𝒜da ✨', '𝒜✨'],
    ['   ', ''],
    ['', ''],
  ])('%s is %s', (name, letters) => expect(initials(name)).toBe(letters))

  test.each([
    [undefined, ''],
    [{ first_name: 'Ada', last_name: '' }, 'Ada'],
    [{ username: 'ada' }, 'ada'],
    [{ first_name: 42 as never, email: 'a@x.example' }, 'a@x.example'],
  ])('%o is called %s', (profile, name) => expect(nameOf(profile)).toBe(name))
})
