import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { initials } from '../../lib/text/initials'
import { testSite } from '../testing/testSite'
import { displayName, groupTexts, UserMenu } from './UserMenu'

describe('the initials and the name', () => {
  test.each([
    ['Ada Lindqvist', 'AL'],
    ['Ada', 'A'],
    ['Ada Maria von Lindqvist', 'AL'],
    ['ada.lindqvist@x.example', 'AE'],
    ['𝒜da ✨', '𝒜✨'],
    ['   ', ''],
    ['', ''],
  ])('initials of "%s" are "%s"', (name, letters) => expect(initials(name)).toBe(letters))

  test.each([
    [undefined, ''],
    [{ first_name: 'Ada', last_name: '' }, 'Ada'],
    [{ username: 'ada' }, 'ada'],
    [{ first_name: 42, email: 'a@x.example' }, 'a@x.example'],
  ])('display name of the profile %o is "%s"', (profile, name) => expect(displayName(profile)).toBe(name))
})

test.each([
  [['family', 'early'], { family: 'Family circle', early: 'Early birds' }, ['Family circle', 'Early birds']],
  [['family', 'kin'], { family: 'Family circle', kin: ' Family circle' }, ['Family circle']],
  [['family'], { other: 'Others' }, []],
  [['toString', '__proto__'], {}, []],
  [['family'], { family: '  ' }, []],
  [['family'], undefined, []],
])('for the groups %j with the settings %j returns the texts %j', (groups, setting, texts) =>
  expect(groupTexts(groups, setting)).toEqual(texts),
)

test('shows the texts of the visitor’s groups in the account menu', async () => {
  const profile = { first_name: 'Ada' }
  const site = testSite({ document: { group_setting: { guild: 'Guild member' } }, profile })
  site.runtime.session.profileLoaded(profile, ['guild', 'press'])
  render(site.around(<UserMenu />))
  fireEvent.click(screen.getByRole('button', { name: /Ada/ }))
  expect(await screen.findByText('Guild member')).toBeTruthy()
})
