import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { MediaItem } from '../../generated/types'
import Gallery from './Gallery'

const media: MediaItem[] = [
  { id: 1, name: 'The tower', description: 'A tower before a sun.', image: '/a.webp', width: 1680, height: 720 },
  { id: 2, name: 'Lost' },
  { id: 3, image: '/b.webp' },
  { id: 4, image: 'javascript:alert(1)' },
]

const show = (view: { media?: string } = {}) =>
  render(
    <InSite>
      <Gallery view={{ type: 'gallery', ...view }} title={aTitle('metropolis')} data={media} />
    </InSite>,
  )

test('links each image to its large version and reserves its aspect ratio', () => {
  show()
  const [tower, unknown, ...more] = screen.getAllByRole('link')
  expect(more).toEqual([])
  expect([tower, unknown].map((link) => link?.getAttribute('href'))).toEqual(['/?picture=1', '/?picture=2'])
  const img = screen.getByRole('img', { name: 'A tower before a sun.' })
  expect(img.getAttribute('src')).toBe('/a.webp?width=800')
  expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['800', '343'])
  expect(screen.getByRole('img', { name: 'Image 2' }).getAttribute('height')).toBe('450')
})

test('uses different addresses for two galleries on one page', () => {
  show({ media: 'posters' })
  expect(screen.getAllByRole('link').at(0)?.getAttribute('href')).toBe('/?picture=posters-1')
})
