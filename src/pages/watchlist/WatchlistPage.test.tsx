import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import { ServiceError } from '../../service/http/response'
import WatchlistPage from './WatchlistPage'

const all = (order: string) =>
  `user/queue/?limit=-1&order_by=${order}&sort_direction=${order.startsWith('-') ? 'desc' : 'asc'}`
const titles = (count: number) => Array.from({ length: count }, (_, i) => aTitle(`t${i + 1}`, { id: i + 1 }))
const answer = (items: unknown[]) => ({ [all('-updated_at')]: { data: { items, total: items.length } } })

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the session keeps it
  document.cookie = 'token=; Max-Age=0; Path=/'
})

function show(answers: Record<string, unknown>, { signedIn = true, at = '/my-list' } = {}) {
  const route = { route: '/my-list', component: 'watchlist' as const, label: 'My ballot', index: 0 }
  const site = showPage(<WatchlistPage />, { answers, at, page: { route, pathname: '/my-list' } })
  const send = vi.spyOn(site.runtime.http, 'send').mockResolvedValue({ data: {}, text: '', path: '' })
  if (signedIn) act(() => site.runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))
  return { ...site, send }
}

const names = () => [...document.querySelectorAll('.mq-card__name')].map((each) => each.textContent)
const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name} from “My list”` })
const putBack = (name: string) => screen.findByRole('button', { name: `Put ${name} back` })

test('the list under the heading of the route, broken titles left out, each title once', async () => {
  show(answer([...titles(2), null, { name: 'no slug' }, aTitle('t1', { id: '1' })]))
  await remove('t1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My ballot')
  expect(names()).toEqual(['t1', 't2'])
})

test('signed out: nothing is asked, and there is a way to sign in', () => {
  const { asked, runtime } = show({}, { signedIn: false })
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(runtime.session.state().asking).toBe(true)
})

test('an empty list says how to fill it', async () => {
  show(answer([]))
  expect(await screen.findByText(/Your list is empty/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find something to watch' })).toBeTruthy()
})

test.each([500, { data: {} }])('an answer of %j is a failure that can be tried again', async (bad) => {
  const { answers } = show({ [all('-updated_at')]: bad })
  const again = await screen.findByRole('button', { name: 'Try again' })
  Object.assign(answers, answer(titles(1)))
  fireEvent.click(again)
  expect(await remove('t1')).toBeTruthy()
})

test('16 titles on a page; the sort is asked of the service and stands in the address', async () => {
  const { answers, address } = show(answer(titles(20)), { at: '/my-list?page=2' })
  await remove('t17')
  expect(names()).toHaveLength(4)
  answers[all('name')] = { data: { items: titles(20).reverse(), total: 20 } }
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'name' } })
  await remove('t20')
  expect(address()).toBe('?sort=name')
  expect(names()).toHaveLength(16)
})

test('a removed title keeps its place and the focus, and can be put back', async () => {
  const { send } = show(answer(titles(2)))
  const button = await remove('t1')
  button.focus()
  fireEvent.click(button)
  const back = await putBack('t1')
  expect(document.activeElement).toBe(back)
  expect(names()).toEqual(['t1', 't2'])
  expect(screen.getByRole('status').textContent).toBe('t1 is not on “My list” any more.')
  fireEvent.click(back)
  await remove('t1')
  await waitFor(() =>
    expect(send.mock.calls.map(([method, , body]) => [method, body])).toEqual([
      ['DELETE', { title_id: 1 }],
      ['POST', { title_id: 1 }],
    ]),
  )
})

test('a refusal brings the title back', async () => {
  const { send } = show(answer(titles(1)))
  send.mockRejectedValue(new ServiceError('status', 'user/queue', 500))
  fireEvent.click(await remove('t1'))
  expect(await remove('t1')).toBeTruthy()
})

test('removing the last of the last page leads to the page before, focus and all; putting it back leads there again', async () => {
  const { address } = show(answer(titles(17)), { at: '/my-list?page=2' })
  const button = await remove('t17')
  button.focus()
  fireEvent.click(button)
  const back = await putBack('t17')
  await waitFor(() => expect(address()).toBe(''))
  expect(names()).toHaveLength(17)
  await waitFor(() => expect(document.activeElement).toBe(back))
  fireEvent.click(back)
  await waitFor(() => expect(address()).toBe('?page=2'))
  expect(names()).toEqual(['t17'])
})

test('a page beyond the end is the last one', async () => {
  const { address } = show(answer(titles(17)), { at: '/my-list?page=9' })
  await remove('t17')
  await waitFor(() => expect(address()).toBe('?page=2'))
})
