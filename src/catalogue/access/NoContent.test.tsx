import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InSite } from '../testing/InSite'
import { NoContent } from './NoContent'

const GROUP_MESSAGES = [
  { group: 'press', message: 'The press room opens on Monday.' },
  { group: 'guild', error_code: 7, message: 'Seven.' },
]

test.each([
  ['a member of the group', true, ['press'], 'The press room opens on Monday.'],
  ['a member of another group (default message)', true, ['kin'], 'Nothing here yet.'],
  ['a group with a message for one error code only (default message)', true, ['guild'], 'Nothing here yet.'],
  ['a site without match_access_by_groups (default message)', undefined, ['press'], 'Nothing here yet.'],
])('shows the message for %s', (_, match_access_by_groups, groups, message) => {
  const config = { match_access_by_groups, error_message_if_no_content_group_restriction: GROUP_MESSAGES }
  render(
    <InSite config={config} groups={groups}>
      <NoContent />
    </InSite>,
  )
  expect(screen.getByText(message)).toBeTruthy()
})
