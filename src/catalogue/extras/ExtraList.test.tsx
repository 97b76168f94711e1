import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../generated/types'
import { aTitle, InSite } from '../testing/InSite'
import { ExtraList } from './ExtraList'

const film = aTitle('the-wind')
const extras = [
  aTitle('storm', { title_type: 'clip', runtime: 130 }),
  aTitle('soon', { title_type: 'extra', is_playable: false }),
  aTitle('key-art', { title_type: 'image', images: { image: '/a.webp' } }),
  aTitle('lost-art', { title_type: 'image' }),
]

function show(config?: Partial<SiteConfig>, layout?: 'row' | 'grid') {
  render(
    <InSite config={config}>
      <ExtraList extras={extras} title={film} label="Extras" layout={layout} />
    </InSite>,
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

const STORM_LINK = '/title/the-wind/storm'
const SOON_LINK = '/title/the-wind/soon'
const KEY_ART_LINK = '/?picture=key-art'
const LOST_ART_LINK = '/title/the-wind/lost-art'

test.each([
  [
    'links extras below their title, and pictures to the lightbox',
    undefined,
    [STORM_LINK, SOON_LINK, KEY_ART_LINK, LOST_ART_LINK],
  ],
  [
    'renders unplayable extras without a link with disable_non_playable',
    true,
    [STORM_LINK, KEY_ART_LINK, LOST_ART_LINK],
  ],
])('%s', (_, disable_non_playable, expected) => {
  expect(show({ disable_non_playable })).toEqual(expected)
})

test('has a single tab stop for all links of the layout row', () => {
  show(undefined, 'row')
  expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toHaveLength(1)
})

test('shows kind and running time below the name', () => {
  show()
  expect(screen.getByText('Clip, 2m')).toBeDefined()
})
