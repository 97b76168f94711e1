import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HelpSheet } from './HelpSheet'

const rows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

test('keys of the page stand at the end, and in place of those of the player that they take', () => {
  render(
    <HelpSheet
      own={[
        { key: 'c', words: 'keyComment', press: () => {} },
        { key: 'i', words: 'keyLoopStart', press: () => {} },
      ]}
      onClose={() => {}}
    />,
  )
  expect(screen.queryByText(/captions|subtitles/i)).toBeNull()
  expect(rows().slice(-2)).toEqual(['CComment at this time', 'ILoop from here'])
  expect(rows().filter((row) => row?.startsWith('C'))).toHaveLength(1)
})
