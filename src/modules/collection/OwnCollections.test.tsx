import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { CollectionModule } from '../../generated/types'
import Collection from './Collection'

const COLLECTIONS_REQUEST = 'collections/?type=recommendation&order_by=created_at&order_direction=DESC&limit=2'
const twoCollections = {
  data: [
    { id: 1, title: 'Weimar' },
    { id: 2, title: 'Moscow' },
  ],
  total: 2,
}

let signOut = () => {}
afterEach(() => signOut())

function show(answer: unknown, { signedIn = true, ...more }: { signedIn?: boolean } & Partial<CollectionModule> = {}) {
  const config = { collection_type: 'recommendation' as const, limit: 2 }
  const module = { type: 'collection' as const, slug: 'mine', display_name: 'For you', config, ...more }
  const answers = answer === undefined ? {} : { [COLLECTIONS_REQUEST]: answer }
  const page = showPage(<Collection module={module} moduleKey="test" index={0} />, { answers })
  signOut = () => page.runtime.session.signedOut()
  if (signedIn) act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' }))
  return page
}
const collectionNames = () => [...document.querySelectorAll('.mq-bundle__name')].map((name) => name.textContent)

test.each(['grid', 'row'] as const)(
  'shows the viewer’s collections instead of the content in layout %s',
  async (layout) => {
    show(twoCollections, {
      content: [aTitle('content')],
      config: { collection_type: 'recommendation', limit: 2, layout },
    })
    await waitFor(() => expect(collectionNames()).toEqual(['Weimar', 'Moscow']))
    expect(screen.queryByText('content')).toBeNull()
    expect(screen.getByRole('heading', { name: 'For you' })).toBeTruthy()
  },
)

test('shows the content and makes no request for signed-out visitors', () => {
  const page = show(twoCollections, { signedIn: false, content: [aTitle('content')] })
  expect(screen.getByRole('link').textContent).toBe('content')
  expect(page.requested).toEqual([])
})

test('renders nothing for signed-out visitors without content', () => {
  show(twoCollections, { signedIn: false })
  expect(document.body.textContent).toBe('')
})

test('shows the empty state without collections', async () => {
  show({ data: [], total: 0 })
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
})

test('omits only invalid collections', async () => {
  show({ data: [null, { id: 1 }, ...twoCollections.data], total: 4 })
  await waitFor(() => expect(collectionNames()).toEqual(['Weimar', 'Moscow']))
})

test('retries after a failure', async () => {
  const page = show(500)
  const again = await screen.findByRole('button', { name: 'Try again' })
  page.answers[COLLECTIONS_REQUEST] = twoCollections
  fireEvent.click(again)
  await waitFor(() => expect(collectionNames()).toEqual(['Weimar', 'Moscow']))
})

test.each([
  [{ captions: 'none' as const }, 'mq-vh', 0],
  [{ captions: 'name' as const }, 'mq-bundle__name', 0],
  [{ captions: 'facts' as const }, 'mq-bundle__name', 1],
])('applies the config %j to loaded collections', async (config, className, facts) => {
  const items = { total: 3, thumbnails: [] }
  const data = [{ id: 1, title: 'Weimar', description: 'Six films.', items }]
  show({ data, total: 1 }, { config: { collection_type: 'recommendation', limit: 2, ...config } })
  expect((await screen.findByText('Weimar')).className).toBe(className)
  expect(document.querySelectorAll('.mq-bundle__facts')).toHaveLength(facts)
  expect(screen.queryByText('Six films.')).toBeNull()
})

test('applies shape and path of the config to loaded collections', async () => {
  const config = { collection_type: 'recommendation' as const, limit: 2, shape: 'square' as const, path: '/rooms' }
  show(twoCollections, { config })
  await waitFor(() => expect(collectionNames()).toEqual(['Weimar', 'Moscow']))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rooms/1', '/rooms/2'])
  expect(document.querySelectorAll('.mq-card__art--square')).toHaveLength(2)
})
