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

const STORM = '/title/the-wind/storm'
const SOON = '/title/the-wind/soon'
const KEY_ART = '/?picture=key-art'
const LOST_ART = '/title/the-wind/lost-art'

test.each([
  ['each leads below its title, a picture to its large one', undefined, [STORM, SOON, KEY_ART, LOST_ART]],
  ['what cannot be played leads nowhere, where the brand says so', true, [STORM, KEY_ART, LOST_ART]],
])('%s', (_, disable_non_playable, expected) => {
  expect(show({ disable_non_playable })).toEqual(expected)
})

test('a row has one tab stop', () => {
  show(undefined, 'row')
  expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toHaveLength(1)
})

test('kind and running time stand below the name', () => {
  show()
  expect(screen.getByText('Clip, 2m')).toBeDefined()
})
