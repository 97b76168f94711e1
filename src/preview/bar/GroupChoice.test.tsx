import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GroupChoice } from './GroupChoice'

const CONFIG = {
  group_setting: { press: 'Autumn press' },
  site_config: {
    nominations_group: 'guild',
    error_message_if_no_content_group_restriction: [{ group: 'press', message: 'Not yet.' }, { group: 'family' }, 1],
  },
}
const show = (config: unknown, chosen: string) => {
  render(<GroupChoice config={config} chosen={chosen} linkTo={({ groups }) => `?groups=${groups}`} />)
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
}

test('each group that the config names once, and one that a link brought', () => {
  expect(show(CONFIG, 'guild,others')).toEqual([
    ['of the viewer', '?groups=', null],
    ['press', '?groups=guild,others,press', null],
    ['guild', '?groups=others', 'true'],
    ['family', '?groups=guild,others,family', null],
    ['others', '?groups=guild', 'true'],
  ])
})

test('at first they are those of the viewer', () => {
  expect(show(CONFIG, '')[0]).toEqual(['of the viewer', '?groups=', 'true'])
})

test.each([[undefined], [{}], [{ group_setting: 1, site_config: [] }]])('a site that names none: %j', (config) => {
  expect(show(config, '')).toEqual([])
})
