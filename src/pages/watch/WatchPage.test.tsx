import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import WatchPage from './WatchPage'

beforeEach(() => sessionStorage.clear())

const hierarchy = { parent_id: 14, parent_slug: 'show', parent_title: 'The Show', season_num: 1 }
const createEpisode = (n: number, season_num = 1, more = {}) => ({
  id: `${season_num}${n}`,
  slug: `s${season_num}e${n}`,
  name: `Part ${n} of ${season_num}`,
  title_type: 'episode',
  asset_id: `a-${season_num}${n}`,
  episode_num: n,
  season_num,
  hierarchy: { ...hierarchy, season_num },
  runtime: 3480,
  release_date: '1916-03-24',
  ...more,
})
const EPISODES = [createEpisode(1), createEpisode(2), createEpisode(1, 2)]
const answers = {
  'avails/titles/s1e2': {
    data: createEpisode(2, 1, { summaries: { summary_400: 'Four hundred.' }, description: 'Short.' }),
  },
  'inventory/14/seasons/': {
    data: [
      { id: 1, season_num: 1 },
      { id: 2, season_num: 2 },
    ],
  },
  'inventory/14/episodes/': { data: EPISODES },
  'inventory/12/extras/': { data: [] },
  'inventory/14/extras/': {
    data: [
      { id: 2, slug: 'second', name: 'Second', title_type: 'extra', asset_id: 'x2', episode_num: 2 },
      { id: 3, slug: 'last', name: 'Last', title_type: 'extra', asset_id: 'x3' },
      { id: 1, slug: 'first', name: 'First', title_type: 'trailer', asset_id: 'x1', episode_num: 1 },
    ],
  },
}
const show = (slug: string, more: Partial<Parameters<typeof showPage>[1]> = {}) => {
  const page = { params: { slug }, pathname: `/watch/${slug}` }
  return showPage(<WatchPage {...page} search="" />, { answers, page, at: `/watch/${slug}`, ...more })
}
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

test('shows the facts, links, season and sorted extras of an episode', async () => {
  const { requested } = show('s1e2', { config: { heading_mappings: { episode: 'Chapter' } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Part 2 of 1' })).toBeTruthy()
  expect(await screen.findByText('Four hundred.')).toBeTruthy()
  for (const words of ['Chapter', 'Season 1, Episode 2', 'March 24, 1916', '58m'])
    expect(screen.getAllByText(words)[0]).toBeTruthy()
  expect(hrefs([screen.getByRole('link', { name: 'Back to The Show' })])).toEqual(['/title/show'])
  // It autoplays; the test service has no stream for it.
  expect(requested).toContain('playback/stream/asset/a-12/')
  expect(await screen.findByRole('heading', { name: 'Content Unavailable' })).toBeTruthy()
  expect(hrefs([await screen.findByRole('link', { name: /^Next episode/ })])).toEqual(['/watch/s2e1'])
  expect(hrefs([screen.getByRole('link', { name: /^Previous episode/ })])).toEqual(['/watch/s1e1'])
  expect(hrefs([screen.getByRole('link', { current: true })])).toEqual(['/watch/s1e2'])
  await screen.findByRole('heading', { name: 'Extras' })
  expect(hrefs(screen.getAllByRole('link', { name: /^(First|Second|Last)/ }))).toEqual([
    '/watch/first',
    '/watch/second',
    '/watch/last',
  ])
  expect(document.title).toContain('Part 2 of 1')
  expect(requested.filter((path) => path === 'inventory/14/seasons/')).toHaveLength(1)
})

test('shows a message for a title that cannot be played', async () => {
  show('film', {
    answers: { 'avails/titles/film': { data: { id: 5, slug: 'film', title_type: 'feature', is_playable: false } } },
  })
  expect(await screen.findByText('This can’t be played yet.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull()
})

test('shows "page not found" for an unknown title', async () => {
  show('nothing')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(hrefs([screen.getByRole('link', { name: 'Return to Home' })])).toEqual(['/'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('retries a failed request', async () => {
  const site = show('s1e2', { answers: { ...answers, 'avails/titles/s1e2': 500 } })
  expect(await screen.findByRole('link', { name: 'Return to Home' })).toBeTruthy()
  site.answers['avails/titles/s1e2'] = answers['avails/titles/s1e2']
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Four hundred.')).toBeTruthy()
})

test('shows the site’s message for a refusal', async () => {
  show('s1e2', { answers: { ...answers, 'avails/titles/s1e2': 403 } })
  expect(await screen.findByRole('heading', { name: 'Content Unavailable' })).toBeTruthy()
  expect(screen.getByText('This content is not currently available.')).toBeTruthy()
})

test('retries failed episodes without affecting the page', async () => {
  const site = show('s1e2', { answers: { ...answers, 'inventory/14/episodes/': 500 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Part 2 of 1' })).toBeTruthy()
  site.answers['inventory/14/episodes/'] = answers['inventory/14/episodes/']
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^Next episode/ })).toBeTruthy()
})
