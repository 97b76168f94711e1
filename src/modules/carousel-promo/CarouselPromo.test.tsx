import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { CarouselPromoModule, TitleCard } from '../../generated/types'
import CarouselPromo from './CarouselPromo'

const show = (content: TitleCard[], config: CarouselPromoModule['config'] = {}, owner?: string) =>
  render(
    <InSite owner={owner}>
      <CarouselPromo
        module={{ type: 'carousel_promo', slug: 'worlds', display_name: 'Worlds', content, config }}
        moduleKey="test"
        index={2}
      />
    </InSite>,
  )
const many = Array.from({ length: 9 }, (_, i) => aTitle(`world-${i}`))
const cards = () => [...document.querySelectorAll('.mq-promo')]

test.each([
  [undefined, 5],
  [3, 3],
  [8, 8],
])('slides %s: %i cards', (slides, count) => {
  show(many, { slides })
  expect(cards()).toHaveLength(count)
})

test('the heading leads to the module where it is clickable, and every card to its own address', () => {
  show([aTitle('shadows', { link: '/genres/horror' }), aTitle('sunrise')], { header_clickable: true })
  expect(screen.getByRole('link', { name: 'Worlds' }).getAttribute('href')).toBe('/category/worlds')
  expect(cards().map((card) => card.getAttribute('href'))).toEqual(['/genres/horror', '/title/sunrise'])
})

test('the owner chosen in the top bar decides, before the cards are counted', () => {
  show([...many, aTitle('witch', { title_original_owner: 'Nordic' })], {}, 'Nordic')
  expect(cards().map((card) => card.textContent)).toEqual(['witch'])
})

test('an owner without titles here leaves no empty shelf', () => {
  const { container } = show(many, {}, 'Nobody')
  expect(container.textContent).toBe('')
})

test('tone and ink of the picture decide what stands below the words', () => {
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
