import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { FeaturedVideoModule } from '../../generated/types'
import FeaturedVideo from './FeaturedVideo'

const moon = aTitle('moon', { kicker: 'The first hit', description: 'It lands.', release_year: 1902 })

function show(module: Partial<FeaturedVideoModule>, site: object = {}) {
  const whole = { type: 'featured_video', slug: 'video', content: [moon], ...module } as FeaturedVideoModule
  render(
    <InSite {...site}>
      <FeaturedVideo module={whole} moduleKey="test" index={0} />
    </InSite>,
  )
}
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

test.each(['wide', 'beside'] as const)(
  '%s: one way to play for the keyboard, with the words of the brand',
  (layout) => {
    show({ display_name: 'Tonight', config: { layout, watch_label: 'Take your seat' } })
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/play/moon')
    expect(link.textContent).toBe('Take your seat')
    expect(headings()).toEqual(['H2 Tonight', 'H3 moon'])
    expect(document.querySelector('video, iframe')).toBeNull()
  },
)

test('the path of the config goes before /play; without a heading the title is the heading', () => {
  show({ config: { path: '/now' } })
  expect(screen.getByRole('link', { name: 'Watch: moon' }).getAttribute('href')).toBe('/now/moon')
  expect(headings()).toEqual(['H2 moon'])
})

test('what cannot be played has no button where the brand says so', () => {
  show({ content: [{ ...moon, is_playable: false }] }, { config: { disable_non_playable: true } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('It lands.')).toBeTruthy()
})

test('without a title it says so', () => {
  show({ display_name: 'Tonight', content: [] })
  expect(screen.getByText('Nothing here yet.')).toBeTruthy()
})

test('the picture is the one that the route names, and a live module says so', () => {
  const images = { banner: '/banner.webp', thumb: '/thumb.webp' }
  const route = { module_image_field: 'thumb' }
  show({ content: [{ ...moon, images }], targeting_params: { is_livestream: true } }, { route })
  expect(document.querySelector('img')?.getAttribute('src')).toContain('/thumb.webp')
  expect(screen.getByText('Live · The first hit')).toBeTruthy()
})
