import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../generated/types'
import { SmartLink } from '../../ui/SmartLink'
import { showPage } from '../testing/pageSite'
import { readOriginGenre, useGenreInLinks, useOriginGenre } from './originGenre'

function Place() {
  const carry = useGenreInLinks({ slug: 'horror', name: 'Horror' })
  const from = useOriginGenre()
  return (
    <div onClickCapture={carry}>
      <SmartLink href="/title/faust?t=1" data-card="faust">
        <b>Faust</b>
      </SmartLink>
      <SmartLink href="/about">About</SmartLink>
      <output>{from?.name ?? 'nowhere'}</output>
    </div>
  )
}
const show = (config: Partial<SiteConfig> = {}) => showPage(<Place />, { config })
const from = () => screen.getByRole('status').textContent

test('a card below it carries the genre', () => {
  const page = show()
  expect(from()).toBe('nowhere')
  fireEvent.click(screen.getByText('Faust'))
  expect(from()).toBe('Horror')
  expect(page.address()).toBe('?t=1')
})

test('a genre that the brand leaves out is none', () => {
  show({ genre_slugs: ['comedy'] })
  fireEvent.click(screen.getByText('Faust'))
  expect(from()).toBe('nowhere')
})

test('other links carry nothing', () => {
  show()
  fireEvent.click(screen.getByText('About'))
  expect(from()).toBe('nowhere')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is the browser’s',
  (press) => {
    show()
    // Not prevented: the browser would open another tab or window.
    expect(fireEvent.click(screen.getByText('Faust'), press)).toBe(true)
    expect(from()).toBe('nowhere')
  },
)

test.each([
  ['nothing', null],
  ['words', 'horror'],
  ['no genre', { from: 'home' }],
  ['a genre that is none', { genre: 'horror' }],
  ['no name', { genre: { slug: 'horror', name: '' } }],
  ['a number for a slug', { genre: { slug: 7, name: 'Horror' } }],
])('a state with %s says nothing', (_, state) => {
  expect(readOriginGenre(state)).toBeUndefined()
})
