import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { TitleCard } from '../../generated/types'
import HistoryPage from './HistoryPage'

const historyPath = (offset = 0, order = '-updated_at') => `user/history/?offset=${offset}&limit=100&order_by=${order}`
const entry = (slug: string, progress: number, more: Partial<TitleCard> = {}) => ({
  title_id: slug,
  asset_id: `a-${slug}`,
  progress,
  title: aTitle(slug, { runtime: 6000, ...more }),
})
const createEntries = (count: number, from = 1) => Array.from({ length: count }, (_, i) => entry(`t${i + from}`, 600))

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: set synchronously, like the cookie of the session
  document.cookie = 'token=; Max-Age=0; Path=/'
})

function show(answers: Record<string, unknown>, { signedIn = true, at = '/history', config = {} } = {}) {
  const site = showPage(<HistoryPage />, { answers, at, config, page: { pathname: '/history' } })
  if (signedIn) act(() => site.runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))
  return site
}

const cards = async () => {
  await waitFor(() => expect(document.querySelector('.mq-card')).toBeTruthy())
  return [...document.querySelectorAll('.mq-card')].map((card) => ({
    to: card.getAttribute('href'),
    words: [...card.querySelectorAll('.mq-card__name, .mq-card__under')].map((each) => each.textContent),
    bar: card.querySelector<HTMLElement>('.mq-card__bar i')?.style.width,
  }))
}

test('shows progress, remaining time and the link of each entry', async () => {
  const part = { title_type: 'episode', episode_num: 6, hierarchy: { parent_title: 'Les Vampires' } }
  show({
    [historyPath()]: {
      data: [entry('faust', 3000), entry('e6', 4620, part), entry('sunrise', 5820), entry('e7', 6000, part)],
    },
  })
  expect(await cards()).toEqual([
    { to: '/title/faust', words: ['faust', '50 min left'], bar: '50%' },
    { to: '/watch/e6', words: ['Les Vampires', 'Episode 6 · 23 min left'], bar: '77%' },
    { to: '/title/sunrise', words: ['sunrise', 'Watched'], bar: undefined },
    { to: '/watch/e7', words: ['Les Vampires', 'Episode 6 · Watched'], bar: undefined },
  ])
})

test('hides invalid entries, removed titles and types without history', async () => {
  const config = { enable_playback_history: { feature: true, trailer: false } }
  const gone = { ...entry('gone', 10), title: undefined }
  const trailer = entry('trailer', 10, { title_type: 'trailer' })
  show({ [historyPath()]: { data: [null, { progress: 'x' }, gone, trailer, entry('faust', 3000)] } }, { config })
  expect((await cards()).map(({ to }) => to)).toEqual(['/title/faust'])
})

test('requests nothing while signed out and offers sign-in', () => {
  const { requested, runtime } = show({}, { signedIn: false })
  expect(requested).toEqual([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My history')
  expect(screen.getByText('Please sign in to view watch history.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(runtime.session.state().isSignInOpen).toBe(true)
})

test('shows a message for an empty history', async () => {
  show({ [historyPath()]: { data: [], total: 0 } })
  expect(await screen.findByText(/Titles you start watching appear here/)).toBeTruthy()
})

test.each([500, { data: {} }])('retries after the response %j', async (response) => {
  const { answers } = show({ [historyPath()]: response })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answers[historyPath()] = { data: [entry('faust', 3000)] }
  fireEvent.click(retry)
  expect(await cards()).toHaveLength(1)
})

test('shows 12 entries per page and stores page and order in the address', async () => {
  const { address } = show(
    {
      [historyPath(0)]: { data: createEntries(15), total: 15 },
      [historyPath(0, 'updated_at')]: { data: createEntries(15, 2), total: 15 },
    },
    { at: '/history?page=2' },
  )
  expect((await cards()).map(({ to }) => to)).toEqual(['/title/t13', '/title/t14', '/title/t15'])
  expect(screen.getByRole('link', { name: 'Page 1 of 2' }).getAttribute('href')).toBe('/history')
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'updated_at' } })
  await waitFor(async () => expect(await cards()).toHaveLength(12))
  expect(address()).toBe('?sort=updated_at')
})

test('fills each page with visible entries although the list contains hidden entries', async () => {
  const config = { enable_playback_history: { feature: true } }
  const trailers = Array.from({ length: 30 }, (_, i) => entry(`trailer${i}`, 10, { title_type: 'trailer' }))
  show({ [historyPath()]: { data: [...trailers, ...createEntries(13)], total: 43 } }, { config })
  expect(await cards()).toHaveLength(12)
  expect(screen.getByRole('link', { name: 'Page 2 of 2' })).toBeTruthy()
})

test('loads a long history in several requests and removes duplicates', async () => {
  const { requested } = show(
    {
      [historyPath(0)]: { data: createEntries(100), total: 203 },
      [historyPath(100)]: { data: createEntries(100, 100), total: 203 },
      [historyPath(200)]: { data: createEntries(3, 200), total: 203 },
    },
    { at: '/history?page=17' },
  )
  expect((await cards()).map(({ to }) => to)).toEqual(Array.from({ length: 10 }, (_, i) => `/title/t${193 + i}`))
  expect(requested.filter((each) => each.startsWith('user/history/'))).toHaveLength(3)
})

test('sends only one request if the service ignores pagination and returns all entries', async () => {
  const { requested } = show({ [historyPath()]: { data: createEntries(150) } }, { at: '/history?page=13' })
  expect(await cards()).toHaveLength(6)
  expect(requested).toHaveLength(1)
})

test('redirects a page beyond the end to the last one', async () => {
  const { address } = show({ [historyPath()]: { data: createEntries(13), total: 13 } }, { at: '/history?page=9' })
  expect(await cards()).toHaveLength(1)
  await waitFor(() => expect(address()).toBe('?page=2'))
})
