import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import RecommendationsPage from './RecommendationsPage'

const recommendationsPath = (order: string, offset = 0) =>
  `collections/?type=recommendation&${order}&limit=12&offset=${offset}`
const NEWEST_FIRST = 'order_by=created_at&order_direction=DESC'
const collection = (id: string, more: object = {}) => ({ id, title: id, ...more })
const listResponse = (...data: unknown[]) => ({ data, total: data.length })

let endSession = () => {}
afterEach(() => endSession())

function show(answers: Record<string, unknown>, { at = '/', signedIn = true } = {}) {
  const route = { route: '/recommendations', component: 'recommendations' as const, label: 'For you', index: 0 }
  const page = showPage(<RecommendationsPage route={route} params={{}} pathname="/recommendations" search="" />, {
    answers,
    at,
    page: { pathname: '/recommendations' },
  })
  endSession = () => page.runtime.session.signedOut()
  if (signedIn) act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' }))
  return page
}
const collectionNames = () => [...document.querySelectorAll('.mq-bundle__name')].map((name) => name.textContent)
const expectNames = (...expected: string[]) => waitFor(() => expect(collectionNames()).toEqual(expected))

test('shows cards with heading, count, text and a link', async () => {
  const weimar = collection('7', {
    title: 'list-7',
    collection_title: 'Weimar',
    description: 'Shadows.',
    items: { total: 3, thumbnails: [{ image: '/a.webp' }, { file_type: 'audio' }, { image: '/b.webp' }] },
  })
  show({ [recommendationsPath(NEWEST_FIRST)]: listResponse(weimar, collection('bare')) })
  await expectNames('Weimar', 'bare')
  const [first] = screen.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/collections/7')
  expect(first?.textContent).toBe('WeimarShadows.3 items')
  expect(first?.querySelectorAll('img')).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('For you')
})

test('computes the expiry by the server clock', async () => {
  vi.setSystemTime('2026-11-20T12:00:00Z')
  const page = show({
    [recommendationsPath(NEWEST_FIRST)]: listResponse(
      collection('over', { expire_date: '2026-11-20' }),
      collection('today', { end_date: '2026-11-21' }),
      collection('soon', { expire_date: '2026-11-23' }),
      collection('later', { expire_date: '2027-01-01' }),
    ),
  })
  // The server is a day ahead.
  act(() => page.runtime.session.clockSynced(86_400_000))
  await expectNames('over', 'today', 'soon', 'later')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'overExpired',
    'todayExpiring today',
    'soonExpiring in 2 days',
    'later',
  ])
  vi.useRealTimers()
})

test.each([
  ['updated', 'order_by=updated_at&order_direction=DESC'],
  ['expiring', 'order_by=expire_date&order_direction=ASC'],
])('requests the order %s and stores it in the address', async (value, order) => {
  const page = show({
    [recommendationsPath(NEWEST_FIRST)]: listResponse(collection('a')),
    [recommendationsPath(order)]: listResponse(collection('b')),
  })
  await expectNames('a')
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value } })
  await expectNames('b')
  expect(page.address()).toBe(`?sort=${value}`)
  const orders = [...screen.getByLabelText<HTMLSelectElement>('Sort').options].map(({ text }) => text)
  expect(orders).toEqual(['Newly added', 'Recently updated', 'Expiring soon'])
})

test('shows 12 per page and redirects a page beyond the end to the last one', async () => {
  const last = { data: [collection('b')], total: 13 }
  show(
    { [recommendationsPath(NEWEST_FIRST, 96)]: { data: [], total: 13 }, [recommendationsPath(NEWEST_FIRST, 12)]: last },
    { at: '/?page=9' },
  )
  await expectNames('b')
  expect(screen.getByRole('link', { name: 'Page 2 of 2' }).getAttribute('aria-current')).toBe('page')
})

test('shows a message without recommendations', async () => {
  show({ [recommendationsPath(NEWEST_FIRST)]: listResponse() })
  expect(await screen.findByText('No recommendations found.')).toBeTruthy()
})

test('skips invalid recommendations', async () => {
  show({
    [recommendationsPath(NEWEST_FIRST)]: listResponse(
      null,
      collection('a'),
      { id: 3 },
      collection('b', { description: 7 }),
    ),
  })
  await expectNames('a', 'b')
})

test('shows a card without a link for an unsafe id', async () => {
  show({ [recommendationsPath(NEWEST_FIRST)]: listResponse(collection('..')) })
  await expectNames('..')
  expect(screen.queryByRole('link')).toBeNull()
})

test('retries a failed request', async () => {
  const page = show({ [recommendationsPath(NEWEST_FIRST)]: 500 })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  page.answers[recommendationsPath(NEWEST_FIRST)] = listResponse(collection('a'))
  fireEvent.click(retry)
  await expectNames('a')
})

test('requests nothing while signed out and offers sign-in', async () => {
  const page = show({}, { signedIn: false })
  expect(page.requested).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.runtime.session.state().isSignInOpen).toBe(true)
})
