import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { MediaItem } from '../../generated/types'
import Soundtrack, { formatDuration } from './Soundtrack'

it.each([
  [185, '3:05'],
  [59.6, '1:00'],
  [0.2, '0:01'],
  [3720, '1:02:00'],
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
])('formats %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

const show = (data: MediaItem[]) => {
  render(
    <InSite>
      <Soundtrack view={{ type: 'soundtrack' }} title={aTitle('faust')} data={data} />
    </InSite>,
  )
  return () => [...document.querySelectorAll('audio')].map((audio) => audio.getAttribute('src'))
}

it('plays one piece at a time and loads none before a press', async () => {
  const playing = show([
    { id: 1, name: 'March', url: '/media/march.mp3' },
    { id: 2, name: 'Waltz', url: '/media/waltz.mp3' },
  ])
  expect(playing()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Play March' }))
  expect(playing()).toEqual(['/media/march.mp3'])
  await userEvent.click(screen.getByRole('button', { name: 'Play Waltz' }))
  expect(playing()).toEqual(['/media/waltz.mp3'])
  expect(document.querySelector('audio')?.textContent).toBe('Your browser does not support HTML5 Audio!')
  await userEvent.click(screen.getByRole('button', { name: 'Stop Waltz' }))
  expect(playing()).toEqual([])
})

it('shows only the name of a piece that cannot be played', () => {
  show([
    { id: 1, name: 'Lost' },
    { id: 2, name: 'Bad', url: 'javascript:alert(1)' },
  ])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Lost', '2Bad'])
  expect(screen.queryByRole('button')).toBeNull()
})
