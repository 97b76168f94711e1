import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { initials } from '../../lib/text/initials'
import { testSite } from '../testing/testSite'
import { groupWords, nameOf, UserMenu } from './UserMenu'

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

test.each([
  [['family', 'early'], { family: 'Family circle', early: 'Early birds' }, ['Family circle', 'Early birds']],
  [['family', 'kin'], { family: 'Family circle', kin: ' Family circle' }, ['Family circle']],
  [['family'], { other: 'Others' }, []],
  [['toString', '__proto__'], {}, []],
  [['family'], { family: '  ' }, []],
  [['family'], undefined, []],
])('the groups %j of %j: %j', (groups, setting, words) => expect(groupWords(groups, setting)).toEqual(words))

test('the account menu tells members of a group what the brand says to them', async () => {
  const profile = { first_name: 'Ada' }
  const site = testSite({ document: { group_setting: { guild: 'Guild member' } }, profile })
  site.runtime.session.signedInAs(profile, ['guild', 'press'])
  render(site.around(<UserMenu />))
  fireEvent.click(screen.getByRole('button', { name: /Ada/ }))
  expect(await screen.findByText('Guild member')).toBeTruthy()
})
