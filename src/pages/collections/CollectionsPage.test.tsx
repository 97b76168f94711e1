import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import CollectionsPage from './CollectionsPage'

const collectionsPath = (order: string, range = 'limit=20&offset=0') => `collections/?type=collection&${order}&${range}`
const NEWEST_FIRST = 'order_by=created_at&order_direction=DESC'
const NO_LIMIT = 'limit=-1'
const collection = (id: string, more = {}) => ({ id, title: id, ...more })
const listResponse = (...data: unknown[]) => ({ data, total: data.length })

let endSession = () => {}
afterEach(() => endSession())

interface Options {
  at?: string
  signedIn?: boolean
  config?: object
  groups?: string[]
}

function show(answers: Record<string, unknown>, { at = '/', signedIn = true, config, groups }: Options = {}) {
  const route = { route: '/collections', component: 'collections' as const, label: 'Rooms', index: 0 }
  const page = showPage(<CollectionsPage route={route} params={{}} pathname="/collections" search="" />, {
    answers,
    at,
    page: { pathname: '/collections' },
    config,
  })
  endSession = () => page.runtime.session.signedOut()
  if (signedIn) act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' }))
  if (groups) act(() => page.runtime.session.profileLoaded({}, groups))
  return page
}
const collectionNames = () => [...document.querySelectorAll('.mq-bundle__name')].map((name) => name.textContent)
const expectNames = (...expected: string[]) => waitFor(() => expect(collectionNames()).toEqual(expected))

test('prompts signed-out visitors to sign in and requests nothing', async () => {
  const page = show({}, { signedIn: false })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.runtime.session.state().isSignInOpen).toBe(true)
  expect(page.requested).toEqual([])
})

test('links home instead of offering sign-in on a site without it', () => {
  show({}, { signedIn: false, config: { auth: { disabled: true } } })
  expect(screen.getByText('Sign-in is not set up.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
})

test('shows 20 collections per page as links, newest first', async () => {
  const page = show({ [collectionsPath(NEWEST_FIRST)]: { data: [collection('a'), collection('b')], total: 41 } })
  await expectNames('a', 'b')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/collections/a')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rooms')
  expect(screen.getByText('41 collections')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Page 3 of 3' })).toBeTruthy()
  expect(page.requested).toEqual([collectionsPath(NEWEST_FIRST)])
})

test.each([
  ['updated', 'order_by=updated_at&order_direction=DESC'],
  ['expiring', 'order_by=expire_date&order_direction=ASC'],
])('requests the order %s and stores it in the address', async (value, order) => {
  const page = show({
    [collectionsPath(NEWEST_FIRST)]: listResponse(collection('a')),
    [collectionsPath(order)]: listResponse(collection('b')),
  })
  await expectNames('a')
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value } })
  await expectNames('b')
  expect(page.address()).toBe(`?sort=${value}`)
})

test.each([
  ['  HAXAN ', ['Häxan: subtitles']],
  ['subtitles danish', ['Häxan: subtitles']],
  ['e', ['Häxan: subtitles', 'Caligari']],
])('searches all names and descriptions for %j', async (search, expected) => {
  const collections = [
    collection('Häxan: subtitles', { description: 'Danish' }),
    collection('Caligari', { description: 'Three' }),
  ]
  const page = show({
    [collectionsPath(NEWEST_FIRST)]: listResponse(...collections),
    [collectionsPath(NEWEST_FIRST, NO_LIMIT)]: listResponse(...collections),
  })
  await expectNames('Häxan: subtitles', 'Caligari')
  fireEvent.change(screen.getByLabelText('Search collections'), { target: { value: search } })
  await expectNames(...expected)
  expect(new URLSearchParams(page.address()).get('search')).toBe(search)
})

test('shows a message for a search without results and clears the search', async () => {
  show(
    {
      [collectionsPath(NEWEST_FIRST)]: listResponse(collection('a')),
      [collectionsPath(NEWEST_FIRST, NO_LIMIT)]: listResponse(collection('a')),
    },
    { at: '/?search=zzz' },
  )
  await screen.findByText('There are no items in your collections.')
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement)
  await expectNames('a')
})

test('shows a message if there are no collections', async () => {
  show({ [collectionsPath(NEWEST_FIRST)]: listResponse() })
  await screen.findByText('You have no collections.')
})

test('shows the message of the config for the viewer’s group if there are no collections', async () => {
  const config = {
    match_access_by_groups: true,
    error_message_if_no_content_group_restriction: [{ group: 'press', message: 'Not cleared for your outlet yet.' }],
  }
  show({ [collectionsPath(NEWEST_FIRST)]: listResponse() }, { config, groups: ['press'] })
  await screen.findByText('Not cleared for your outlet yet.')
  expect(screen.queryByText('You have no collections.')).toBeNull()
})

test('shows a message if the request fails and retries', async () => {
  const answers: Record<string, unknown> = { [collectionsPath(NEWEST_FIRST)]: 500 }
  show(answers)
  await screen.findByText('Collections Request Error')
  expect(collectionNames()).toEqual([])
  answers[collectionsPath(NEWEST_FIRST)] = listResponse(collection('a'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expectNames('a')
})

test('hides the previous count if a request with another order fails', async () => {
  show({
    [collectionsPath(NEWEST_FIRST)]: listResponse(collection('a')),
    [collectionsPath('order_by=updated_at&order_direction=DESC')]: 500,
  })
  await expectNames('a')
  expect(screen.getByText('1 collection')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'updated' } })
  expect(await screen.findByText('Collections Request Error')).toBeTruthy()
  expect(screen.queryByText('1 collection')).toBeNull()
})
