import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { TitleCard } from '../../generated/types'
import CarouselEpisode from './CarouselEpisode'

let resizeCallbacks: (() => void)[] = []

beforeEach(() => {
  resizeCallbacks = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resizeCallbacks.push(onResize)
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
    for (const tell of resizeCallbacks) tell()
  })
}

test.each([
  [4, false],
  [5, true],
])('with %i episodes on a narrow screen shows arrows: %s', (count, arrows) => {
  show(Array.from({ length: count }, (_, i) => episode(i + 1)))
  expect(screen.queryByRole('button', { name: 'Next: Parts' }) !== null).toBe(arrows)
})

test('shows number and description, and links to the watch page', () => {
  show([episode(3)])
  const link = screen.getByRole('link', { name: '3 part 3 Part 3.' })
  expect(link.getAttribute('href')).toBe('/watch/part-3')
})

test('keeps name and description of a started episode', () => {
  show([episode(3, { progress: 600, runtime: 1200, hierarchy: { parent_title: 'Les Vampires' } })])
  expect(screen.getByRole('link', { name: '3 part 3 Part 3.' })).toBeTruthy()
  expect(document.querySelector('.mq-card__bar')).toBeTruthy()
})

test.each([
  ['no link without an asset id', { asset_id: undefined }, {}, false],
  ['a link with the asset id of the video', { asset_id: undefined, primary_video: { asset_id: 'x' } }, {}, true],
  ['a link with the title’s own link', { asset_id: undefined, link: '/extra' }, {}, true],
  ['no link on the apple-type site, signed out', {}, { config: { is_apple_site: true } }, false],
  ['a link on the apple-type site, signed in', {}, { config: { is_apple_site: true }, signedIn: true }, true],
])('decides whether a card has a link: %s', (_, more, site, leads) => {
  show([episode(1, more)], site)
  expect(screen.queryByRole('link') !== null).toBe(leads)
})

const SERIES_PATH = 'avails/titles/judex'
const seriesAnswers = {
  [SERIES_PATH]: { data: { id: 7, slug: 'judex', name: 'Judex' } },
  'inventory/7/seasons/': { data: [1, 2, 3].map((season_num) => ({ id: `s${season_num}`, season_num })) },
  'inventory/7/episodes/': {
    data: [
      { slug: 'one', name: 'One', season_num: 1, episode_num: 1, asset_id: 'a' },
      { slug: 'four', name: 'Four', season_num: 2, episode_num: 2, asset_id: 'd' },
      { slug: 'three', name: 'Three', season_num: 2, episode_num: 1, asset_id: 'c' },
    ],
  },
}
const cardNames = () => [...document.querySelectorAll('.mq-card__name')].map((name) => name.textContent)
const showWithAnswers = (config: object, answers: Record<string, unknown> = seriesAnswers, content: TitleCard[] = []) =>
  showPage(
    <CarouselEpisode
      module={{ type: 'carousel_episode', slug: 'parts', name: 'Parts', content, config }}
      moduleKey="test"
      index={3}
    />,
    { answers },
  )

test.each([
  ['the configured season', { season: 1 }, ['1 One']],
  ['by default the last season with episodes, in order', {}, ['1 Three', '2 Four']],
])('loads episodes of the series for a module without content: %s', async (_, config, expected) => {
  showWithAnswers({ series: 'judex', ...config })
  await waitFor(() => expect(cardNames()).toEqual(expected))
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/watch\//)
})

test('makes no request if the module contains episodes', () => {
  const { requested } = showWithAnswers({ series: 'judex' }, seriesAnswers, [episode(1)])
  expect(cardNames()).toEqual(['1 part 1'])
  expect(requested).toEqual([])
})

test('retries a series that failed to load', async () => {
  const { answers } = showWithAnswers({ series: 'judex' }, { ...seriesAnswers, [SERIES_PATH]: 500 })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[SERIES_PATH] = seriesAnswers[SERIES_PATH]
  fireEvent.click(again)
  await waitFor(() => expect(cardNames()).toEqual(['1 Three', '2 Four']))
})

test('shows the empty state if the series lacks the configured season', async () => {
  showWithAnswers({ series: 'judex', season: 9 })
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
})
