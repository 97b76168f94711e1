import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { CarouselPromoModule, TitleCard } from '../../generated/types'
import CarouselPromo from './CarouselPromo'

const show = (content: TitleCard[], config: CarouselPromoModule['config'] = {}, owner?: string, more: object = {}) =>
  render(
    <InSite owner={owner} {...more}>
      <CarouselPromo
        module={{ type: 'carousel_promo', slug: 'worlds', display_name: 'Worlds', content, config, ...more }}
        moduleKey="test"
        index={2}
      />
    </InSite>,
  )
const nineTitles = Array.from({ length: 9 }, (_, i) => aTitle(`world-${i}`))
const cards = () => [...document.querySelectorAll('.mq-promo')]

test.each([
  [undefined, 5],
  [3, 3],
  [8, 8],
])('with slides %s shows %i cards', (slides, count) => {
  show(nineTitles, { slides })
  expect(cards()).toHaveLength(count)
})

test('links a clickable heading to the module, and each card to its address', () => {
  show([aTitle('shadows', { link: '/genres/horror' }), aTitle('sunrise')], { header_clickable: true })
  expect(screen.getByRole('link', { name: 'Worlds' }).getAttribute('href')).toBe('/category/worlds')
  expect(cards().map((card) => card.getAttribute('href'))).toEqual(['/genres/horror', '/title/sunrise'])
})

test('shows only titles of the chosen owner (title_original_owner), filtered before the limit', () => {
  show([...nineTitles, aTitle('witch', { title_original_owner: 'Nordic' })], {}, 'Nordic')
  expect(cards().map((card) => card.textContent)).toEqual(['witch'])
})

test('renders nothing if no title has the chosen owner', () => {
  const { container } = show(nineTitles, {}, 'Nobody')
  expect(container.textContent).toBe('')
})

test('sets the text background from images.tone and images.ink', () => {
  show([
    aTitle('a', { images: { tone: 'day', ink: '#211e1c' } }),
    aTitle('b', { images: { tone: 'night' } }),
    aTitle('c', { images: { ink: '#3d241c' } }),
  ])
  expect(cards().map((card) => card.getAttribute('data-tone'))).toEqual(['day', 'night', null])
  expect(cards().map((card) => (card as HTMLElement).style.getPropertyValue('--art'))).toEqual([
    '33 30 28',
    '',
    '61 36 28',
  ])
})

test.each([
  [5, undefined],
  [9, 'See all 9'],
])('with %i titles, shows a last card that links to the hidden titles: %s', (count, text) => {
  show(nineTitles.slice(0, count))
  const all = screen.queryByRole('link', { name: /See all/ })
  expect(all?.textContent).toBe(text)
  expect(all?.getAttribute('href')).toBe(text && '/category/worlds')
})

const awardedTitle = aTitle('wings', { description: 'Two fly.', nominations: { award_count: 2, nomination_count: 3 } })

test.each([
  ['nominations', undefined, 'wings2 Wins 3 Nominations'],
  ['description', { nominations_heading: 'This season' }, 'wings2 Wins 3 Nominations'],
  ['description', undefined, 'wingsTwo fly.'],
  ['name', undefined, 'wings'],
  ['none', undefined, 'wings'],
] as const)('captions %s, route %j: %s', (captions, route, text) => {
  show([awardedTitle], { captions }, undefined, { route })
  expect(cards()[0]?.textContent).toBe(text)
})

test('shows the image that module_image_field of the route selects', () => {
  const images = { banner: '/banner.webp', thumb: '/thumb.webp' }
  show([aTitle('a', { images })], {}, undefined, { route: { module_image_field: 'thumb' } })
  expect(document.querySelector('.mq-promo img')?.getAttribute('src')).toContain('/thumb.webp')
})

test('shows the badge Live on cards of a live module', () => {
  show([awardedTitle], { captions: 'none' }, undefined, { targeting_params: { is_livestream: true } })
  expect(cards()[0]?.querySelector('.mq-card__live')?.textContent).toBe('Live')
})
