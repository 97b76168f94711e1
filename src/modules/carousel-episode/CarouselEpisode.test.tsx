import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { TitleCard } from '../../generated/types'
import CarouselEpisode from './CarouselEpisode'

let measure: (() => void)[] = []

beforeEach(() => {
  measure = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        measure.push(told)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const episode = (n: number, more: Partial<TitleCard> = {}) =>
  aTitle(`part-${n}`, { title_type: 'episode', episode_num: n, asset_id: `a-${n}`, description: `Part ${n}.`, ...more })

const show = (content: TitleCard[], site: Omit<Parameters<typeof InSite>[0], 'children'> = {}) => {
  render(
    <InSite {...site}>
      <CarouselEpisode
        module={{ type: 'carousel_episode', slug: 'parts', name: 'Parts', content }}
        moduleKey="test"
        index={3}
      />
    </InSite>,
  )
  act(() => {
    for (const tell of measure) tell()
  })
}

test.each([
  [4, false],
  [5, true],
])('%i episodes: arrows %s, however narrow the screen', (count, arrows) => {
  show(Array.from({ length: count }, (_, i) => episode(i + 1)))
  expect(screen.queryByRole('button', { name: 'Next: Parts' }) !== null).toBe(arrows)
})

test('a card is numbered, described, and leads to the watch page', () => {
  show([episode(3)])
  const link = screen.getByRole('link', { name: '3 part 3 Part 3.' })
  expect(link.getAttribute('href')).toBe('/watch/part-3')
})

test('a begun episode keeps its own name and description here', () => {
  show([episode(3, { progress: 600, runtime: 1200, hierarchy: { parent_title: 'Les Vampires' } })])
  expect(screen.getByRole('link', { name: '3 part 3 Part 3.' })).toBeTruthy()
  expect(document.querySelector('.mq-card__bar')).toBeTruthy()
})

test.each([
  ['without an asset id', { asset_id: undefined }, {}, false],
  ['with the asset id of its video', { asset_id: undefined, primary_video: { asset_id: 'x' } }, {}, true],
  ['with a link of its own', { asset_id: undefined, link: '/extra' }, {}, true],
  ['on the apple-type site, signed out', {}, { config: { is_apple_site: true } }, false],
  ['on the apple-type site, signed in', {}, { config: { is_apple_site: true }, signedIn: true }, true],
])('%s it leads somewhere: %s', (_, more, site, leads) => {
  show([episode(1, more)], site)
  expect(screen.queryByRole('link') !== null).toBe(leads)
})
