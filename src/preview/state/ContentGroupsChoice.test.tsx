import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContentGroupsChoice } from './ContentGroupsChoice'

const CONFIG = {
  group_setting: { press: 'Autumn press' },
  site_config: {
    nominations_group: 'guild',
    error_message_if_no_content_group_restriction: [{ group: 'press', message: 'Not yet.' }, { group: 'family' }, 1],
  },
}
const show = (config: unknown, chosen: string) => {
  render(<ContentGroupsChoice config={config} chosenNames={chosen} linkTo={({ groups }) => `?groups=${groups}`} />)
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
}

test('lists each group of the config once, and groups from the link', () => {
  expect(show(CONFIG, 'guild,others')).toEqual([
    ['viewer’s own', '?groups=', null],
    ['press', '?groups=guild,others,press', null],
    ['guild', '?groups=others', 'true'],
    ['family', '?groups=guild,others,family', null],
    ['others', '?groups=guild', 'true'],
  ])
})

test('starts with the viewer’s own groups', () => {
  expect(show(CONFIG, '')[0]).toEqual(['viewer’s own', '?groups=', 'true'])
})

test.each([[undefined], [{}], [{ group_setting: 1, site_config: [] }]])(
  'renders nothing for a config without groups: %j',
  (config) => {
    expect(show(config, '')).toEqual([])
  },
)
