import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import { ServiceError } from '../../service/http/response'
import WatchlistPage from './WatchlistPage'

const watchlistPath = (order: string) =>
  `user/queue/?limit=-1&order_by=${order}&sort_direction=${order.startsWith('-') ? 'desc' : 'asc'}`
const createTitles = (count: number) => Array.from({ length: count }, (_, i) => aTitle(`t${i + 1}`, { id: i + 1 }))
const watchlistAnswer = (items: unknown[]) => ({
  [watchlistPath('-updated_at')]: { data: { items, total: items.length } },
})

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: set synchronously, like the cookie of the session
  document.cookie = 'token=; Max-Age=0; Path=/'
})

function show(answers: Record<string, unknown>, { signedIn = true, at = '/my-list', config = {} } = {}) {
  const route = { route: '/my-list', component: 'watchlist' as const, label: 'My ballot', index: 0 }
  const site = showPage(<WatchlistPage />, { answers, at, config, page: { route, pathname: '/my-list' } })
  const send = vi.spyOn(site.runtime.http, 'send').mockResolvedValue({ data: {}, text: '', path: '' })
  if (signedIn) act(() => site.runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))
  return { ...site, send }
}

const cardNames = () => [...document.querySelectorAll('.mq-card__name')].map((each) => each.textContent)
const findRemoveButton = (name: string) => screen.findByRole('button', { name: `Remove ${name} from “My list”` })
const findRestoreButton = (name: string) => screen.findByRole('button', { name: `Put ${name} back` })

test('shows valid titles once under the heading of the route', async () => {
  show(watchlistAnswer([...createTitles(2), null, { name: 'no slug' }, aTitle('t1', { id: '1' })]))
  await findRemoveButton('t1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My ballot')
  expect(cardNames()).toEqual(['t1', 't2'])
})

test('requests nothing while signed out and offers sign-in', () => {
  const { requested, runtime } = show({}, { signedIn: false })
  expect(requested).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(runtime.session.state().isSignInOpen).toBe(true)
})

test('links home instead of offering sign-in on a site without it', () => {
  show({}, { signedIn: false, config: { auth: { disabled: true } } })
  expect(screen.getByText('Sign-in is not set up.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
})

test('explains how to add titles to an empty list', async () => {
  show(watchlistAnswer([]))
  expect(await screen.findByText(/Your list is empty/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find something to watch' })).toBeTruthy()
})

test.each([500, { data: {} }])('retries after the response %j', async (response) => {
  const { answers } = show({ [watchlistPath('-updated_at')]: response })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  Object.assign(answers, watchlistAnswer(createTitles(1)))
  fireEvent.click(retry)
  expect(await findRemoveButton('t1')).toBeTruthy()
})

test('shows 16 titles per page, requests the order and stores it in the address', async () => {
  const { answers, address } = show(watchlistAnswer(createTitles(20)), { at: '/my-list?page=2' })
  await findRemoveButton('t17')
  expect(cardNames()).toHaveLength(4)
  answers[watchlistPath('name')] = { data: { items: createTitles(20).reverse(), total: 20 } }
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'name' } })
  await findRemoveButton('t20')
  expect(address()).toBe('?sort=name')
  expect(cardNames()).toHaveLength(16)
})

test('keeps a removed title in the list with the focus on its undo button, and adds it again on undo', async () => {
  const { send } = show(watchlistAnswer(createTitles(2)))
  const button = await findRemoveButton('t1')
  button.focus()
  fireEvent.click(button)
  const back = await findRestoreButton('t1')
  expect(document.activeElement).toBe(back)
  expect(cardNames()).toEqual(['t1', 't2'])
  expect(screen.getByRole('status').textContent).toBe('t1 was removed from “My list”.')
  fireEvent.click(back)
  await findRemoveButton('t1')
  await waitFor(() =>
    expect(send.mock.calls.map(([method, , body]) => [method, body])).toEqual([
      ['DELETE', { title_id: 1 }],
      ['POST', { title_id: 1 }],
    ]),
  )
})

test('restores the title if the removal is refused', async () => {
  const { send } = show(watchlistAnswer(createTitles(1)))
  send.mockRejectedValue(new ServiceError('status', 'user/queue', 500))
  fireEvent.click(await findRemoveButton('t1'))
  expect(await findRemoveButton('t1')).toBeTruthy()
})

test('moves to the previous page when the only title of the last page is removed, and back on undo', async () => {
  const { address } = show(watchlistAnswer(createTitles(17)), { at: '/my-list?page=2' })
  const button = await findRemoveButton('t17')
  button.focus()
  fireEvent.click(button)
  const back = await findRestoreButton('t17')
  await waitFor(() => expect(address()).toBe(''))
  expect(cardNames()).toHaveLength(17)
  await waitFor(() => expect(document.activeElement).toBe(back))
  fireEvent.click(back)
  await waitFor(() => expect(address()).toBe('?page=2'))
  expect(cardNames()).toEqual(['t17'])
})

test('redirects a page beyond the end to the last one', async () => {
  const { address } = show(watchlistAnswer(createTitles(17)), { at: '/my-list?page=9' })
  await findRemoveButton('t17')
  await waitFor(() => expect(address()).toBe('?page=2'))
})
