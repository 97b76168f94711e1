import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InSite } from '../testing/InSite'
import { NoContent } from './NoContent'

const entries = [
  { group: 'press', message: 'The press room opens on Monday.' },
  { group: 'guild', error_code: 7, message: 'Seven.' },
]

test.each([
  ['a member of the group', true, ['press'], 'The press room opens on Monday.'],
  ['a member of another one', true, ['kin'], 'Nothing here yet.'],
  ['a group with words for one error only', true, ['guild'], 'Nothing here yet.'],
  ['a site that does not match access by groups', undefined, ['press'], 'Nothing here yet.'],
])('where there is no content %s reads the words for it', (_, match_access_by_groups, groups, words) => {
  const config = { match_access_by_groups, error_message_if_no_content_group_restriction: entries }
  render(
    <InSite config={config} groups={groups}>
      <NoContent />
    </InSite>,
  )
  expect(screen.getByText(words)).toBeTruthy()
})
