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

test.each(['wide', 'beside'] as const)('has one tab stop with the brand’s label in layout %s', (layout) => {
  show({ display_name: 'Tonight', config: { layout, watch_label: 'Take your seat' } })
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/play/moon')
  expect(link.textContent).toBe('Take your seat')
  expect(headings()).toEqual(['H2 Tonight', 'H3 moon'])
  expect(document.querySelector('video, iframe')).toBeNull()
})

test('prefers the configured path to /play, and uses the title as heading if the module has none', () => {
  show({ config: { path: '/now' } })
  expect(screen.getByRole('link', { name: 'Watch: moon' }).getAttribute('href')).toBe('/now/moon')
  expect(headings()).toEqual(['H2 moon'])
})

test('renders no button for an unplayable title with disable_non_playable', () => {
  show({ content: [{ ...moon, is_playable: false }] }, { config: { disable_non_playable: true } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('It lands.')).toBeTruthy()
})

test('shows the empty state without a title', () => {
  show({ display_name: 'Tonight', content: [] })
  expect(screen.getByText('Nothing here yet.')).toBeTruthy()
})

test('shows the picture of module_image_field, and Live in a live module', () => {
  const images = { banner: '/banner.webp', thumb: '/thumb.webp' }
  const route = { module_image_field: 'thumb' }
  show({ content: [{ ...moon, images }], targeting_params: { is_livestream: true } }, { route })
  expect(document.querySelector('img')?.getAttribute('src')).toContain('/thumb.webp')
  expect(screen.getByText('Live · The first hit')).toBeTruthy()
})
