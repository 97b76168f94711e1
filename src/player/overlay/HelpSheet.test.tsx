import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HelpSheet } from './HelpSheet'

const rows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

test('lists keys of the page at the end, and hides the keys of the player that they replace', () => {
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
