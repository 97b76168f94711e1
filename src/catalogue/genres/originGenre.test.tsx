import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../generated/types'
import { SmartLink } from '../../ui/SmartLink'
import { showPage } from '../testing/pageSite'
import { parseOriginGenre, useGenreInLinks, useOriginGenre } from './originGenre'

function GenrePage() {
  const addGenre = useGenreInLinks({ slug: 'horror', name: 'Horror' })
  const from = useOriginGenre()
  return (
    <div onClickCapture={addGenre}>
      <SmartLink href="/title/faust?t=1" data-card="faust">
        <b>Faust</b>
      </SmartLink>
      <SmartLink href="/about">About</SmartLink>
      <output>{from?.name ?? 'nowhere'}</output>
    </div>
  )
}
const show = (config: Partial<SiteConfig> = {}) => showPage(<GenrePage />, { config })
const shownOriginGenre = () => screen.getByRole('status').textContent

test('adds the genre to the navigation state of a card link', () => {
  const page = show()
  expect(shownOriginGenre()).toBe('nowhere')
  fireEvent.click(screen.getByText('Faust'))
  expect(shownOriginGenre()).toBe('Horror')
  expect(page.address()).toBe('?t=1')
})

test('ignores a genre that genre_slugs of the config does not list', () => {
  show({ genre_slugs: ['comedy'] })
  fireEvent.click(screen.getByText('Faust'))
  expect(shownOriginGenre()).toBe('nowhere')
})

test('does not change other links', () => {
  show()
  fireEvent.click(screen.getByText('About'))
  expect(shownOriginGenre()).toBe('nowhere')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (press) => {
    show()
    // Not prevented: the browser would open another tab or window.
    expect(fireEvent.click(screen.getByText('Faust'), press)).toBe(true)
    expect(shownOriginGenre()).toBe('nowhere')
  },
)

test.each([
  ['nothing', null],
  ['a string', 'horror'],
  ['no genre', { from: 'home' }],
  ['a genre that is a string', { genre: 'horror' }],
  ['no name', { genre: { slug: 'horror', name: '' } }],
  ['a number for a slug', { genre: { slug: 7, name: 'Horror' } }],
])('ignores a navigation state with %s', (_, state) => {
  expect(parseOriginGenre(state)).toBeUndefined()
})
