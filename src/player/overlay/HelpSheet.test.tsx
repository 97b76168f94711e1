import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HelpSheet } from './HelpSheet'

const rows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

test('lists the keys of the page last, and omits player keys that they override', () => {
  render(
    <HelpSheet
      own={[
        { key: 'c', textKey: 'keyComment', press: () => {} },
        { key: 'i', textKey: 'keyLoopStart', press: () => {} },
      ]}
      onClose={() => {}}
    />,
  )
  expect(screen.queryByText(/captions|subtitles/i)).toBeNull()
  expect(rows().slice(-2)).toEqual(['CComment at this time', 'ILoop from here'])
  expect(rows().filter((row) => row?.startsWith('C'))).toHaveLength(1)
})
