import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import CollectionPage from './CollectionPage'

const ASSETS_PATH = 'collections/7/items/?offset=0&limit=20'
const REMAINING_ASSETS_PATH = 'collections/7/items/?offset=20&limit=-1'
const ANNA = { email: 'anna@weekly.example', username: 'anna' }
const users = [
  { user: 'bauer', first_name: 'Tomas', last_name: 'Bauer', permissions: ['read'] },
  { user: 'Anna@weekly.example', permissions: ['read', 'write comments'], end_date: '2020-01-01' },
  { user: 'javad@daily.example', user_type: 'external', permissions: ['read', 'download'], start_date: '2999-01-01' },
]
const groups = [{ id: 1, name: 'Press', users: ['anna', 'tom'], permissions: ['read', 'approve'] }]
const collection = {
  id: 7,
  title: 'Weimar',
  description: 'Shadows.',
  created_by: { username: 'bauer' },
  access: { users, groups },
}
const asset = (id: number, more = {}) => ({ id, title: `Asset ${id}`, ...more })
const listResponse = (...data: unknown[]) => ({ data, total: data.length })

let endSession = () => {}
afterEach(() => {
  endSession()
  vi.useRealTimers()
})

function show(answers: Record<string, unknown>, { at = '/', signedIn = true } = {}) {
  const route = { route: '/collections/:id', component: 'collection' as const, index: 0 }
  const page = showPage(<CollectionPage route={route} params={{ id: '7' }} pathname="/collections/7" search="" />, {
    answers: { 'collections/7/': { data: collection }, [ASSETS_PATH]: listResponse(asset(1)), ...answers },
    at,
    page: { pathname: '/collections/7' },
  })
  endSession = () => page.runtime.session.signedOut()
  if (signedIn) act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token', profile: ANNA }))
  return page
}
const assetNames = () => [...document.querySelectorAll('.mq-asset-card .mq-card__name')].map((name) => name.textContent)

test('prompts signed-out visitors to sign in and requests nothing', () => {
  const page = show({}, { signedIn: false })
  expect(screen.getByText('Please sign in to see this collection.')).toBeTruthy()
  expect(page.requested).toEqual([])
})

test.each([403, 404, 410])('shows a message and a link to all collections for status %s', async (status) => {
  show({ 'collections/7/': status })
  await screen.findByRole('heading', { name: 'You don’t have access to this collection.' })
  expect(screen.getByRole('link', { name: 'All collections' }).getAttribute('href')).toBe('/collections')
})

const COMMENTS_PATH = 'comments/item/collection/7/?order_by=created_at&order_direction=DESC'
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

test.each([
  ['permissions other than read', ['approve', 'write comments', 'write', 'download'], ['Collaborators1'], []],
  ['only the permission read', ['read'], ['Assets1', 'Conversations0', 'Collaborators1'], [ASSETS_PATH, COMMENTS_PATH]],
])('shows and requests only the permitted tabs with %s', async (_, permissions, tabs, requests) => {
  const access = { users: [{ user: ANNA.email, permissions }] }
  const page = show(
    { 'collections/7/': { data: { ...collection, access } }, [COMMENTS_PATH]: listResponse() },
    { signedIn: false },
  )
  act(() => {
    page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' })
    page.runtime.session.profileLoaded(ANNA, [])
  })
  await waitFor(() => expect(tabNames()).toEqual(tabs))
  expect(page.requested.filter((path) => path !== 'collections/7/').sort()).toEqual([...requests].sort())
})

test('requests no assets and no comments before the profile has loaded', async () => {
  const page = show({ [COMMENTS_PATH]: listResponse() }, { signedIn: false })
  act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' }))
  await waitFor(() => expect(tabNames()).toEqual(['Assets', 'Conversations', 'Collaborators4']))
  expect(page.requested).toEqual(['collections/7/'])
  act(() => page.runtime.session.profileLoaded(ANNA, []))
  await waitFor(() => expect(assetNames()).toEqual(['Asset 1']))
  expect(page.requested).toContain(COMMENTS_PATH)
})

test('retries a failed request', async () => {
  const answers: Record<string, unknown> = { 'collections/7/': 500 }
  const page = show(answers)
  await screen.findByText('Collection Request Error')
  page.answers['collections/7/'] = { data: collection }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Weimar' })
})

test('lists the assets as links with file type, size and status', async () => {
  show({
    [ASSETS_PATH]: listResponse(
      asset(1, { file_type: 'video', ext: 'mov', meta: { size: 4.2e9 }, is_approved: true }),
      asset(2, { status: 'failed' }),
    ),
  })
  await waitFor(() => expect(assetNames()).toEqual(['Asset 1', 'Asset 2']))
  const [first, second] = [...document.querySelectorAll('.mq-asset-card')]
  expect(first?.getAttribute('href')).toBe('/collections/7/1')
  expect(first?.textContent).toBe('Asset 1MOV · 4.2 GBApproved')
  expect(second?.textContent).toBe('Asset 2FileFailed')
})

test('loads all other assets in one request after the first twenty', async () => {
  const many = Array.from({ length: 30 }, (_, at) => asset(at + 1))
  const page = show({
    [ASSETS_PATH]: { data: many.slice(0, 20), total: 30 },
    [REMAINING_ASSETS_PATH]: { data: many.slice(20), total: 30 },
  })
  await waitFor(() =>
    expect(page.requested.filter((path) => path.includes('items'))).toEqual([ASSETS_PATH, REMAINING_ASSETS_PATH]),
  )
  await screen.findByText('30 assets')
})

test('stores type, status and order in the address', async () => {
  const page = show({
    [ASSETS_PATH]: listResponse(
      asset(2, { file_type: 'video', updated_at: '2026-11-01T00:00:00Z' }),
      asset(1, { file_type: 'video', is_rejected: true, updated_at: '2026-11-02T00:00:00Z' }),
      asset(3, { file_type: 'image' }),
    ),
  })
  await waitFor(() => expect(assetNames()).toEqual(['Asset 2', 'Asset 1', 'Asset 3']))
  const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  choose('Type', 'video')
  await waitFor(() => expect(assetNames()).toEqual(['Asset 2', 'Asset 1']))
  choose('Sort', 'updated')
  await waitFor(() => expect(assetNames()).toEqual(['Asset 1', 'Asset 2']))
  choose('Status', 'rejected')
  await waitFor(() => expect(assetNames()).toEqual(['Asset 1']))
  expect(page.address()).toBe('?type=video&sort=updated&status=rejected')
  choose('Status', 'failed')
  await screen.findByText('No assets of this type and status.')
})

test('shows different messages for an empty list and a failed request', async () => {
  const page = show({ [ASSETS_PATH]: listResponse() })
  await screen.findByText('No assets in collection.')
  endSession()
  document.body.innerHTML = ''
  show({ [ASSETS_PATH]: 500 })
  await screen.findByText('Assets Request Error')
  expect(page.requested).not.toContain(REMAINING_ASSETS_PATH)
})

test('polls processing assets until they are ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const page = show({ [ASSETS_PATH]: listResponse(asset(1, { status: 'processing' })) })
  await screen.findByText('Processing', { selector: '.mq-state' })
  page.answers[ASSETS_PATH] = listResponse(asset(1))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await screen.findByText('Ready', { selector: '.mq-state' })
  const before = page.requested.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(page.requested).toHaveLength(before)
})

test.each([
  ['keeps the list when a refresh fails', 500, ['Asset 1'], false],
  ['replaces the list when a refresh is refused', 403, [], true],
])('%s', async (_, status, shown, failed) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const page = show({ [ASSETS_PATH]: listResponse(asset(1, { status: 'processing' })) })
  await screen.findByText('Processing', { selector: '.mq-state' })
  page.answers[ASSETS_PATH] = status
  const before = page.requested.length
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(page.requested.length).toBeGreaterThan(before)
  expect(assetNames()).toEqual(shown)
  expect(screen.queryByText('Assets Request Error') !== null).toBe(failed)
})

test('lists the owner, contractors and groups with their permissions', async () => {
  show({}, { at: '/?tab=collaborators' })
  await screen.findByRole('heading', { name: 'Internal Users 2' })
  const lines = [...document.querySelectorAll('.mq-collaborator')].map((line) => line.textContent)
  expect(lines).toEqual([
    'TBTomas Bauer Ownerbauerviewapprovediscussuploaddownloadno end dateNot visited yet',
    'AEAnna@weekly.example YouviewdiscussExpiredNot visited yet',
    'JEjavad@daily.example (External)viewdownloadfrom 1 January 2999Not visited yet',
    'PPressGroup of 2viewapprove',
  ])
  expect(screen.getByRole('heading', { name: 'Contractors 1' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Groups 1' })).toBeTruthy()
})

test('shows the permissions of a group if the viewer’s own access has expired', async () => {
  show({})
  const panel = await screen.findByRole('complementary', { name: 'Info' })
  expect(panel.textContent).toContain('Shadows.')
  await waitFor(() => expect(panel.textContent).toContain('Permissionsview, approve'))
})

test('sets no aria-disabled on the collection without the upload permission', async () => {
  show({})
  await screen.findByRole('complementary', { name: 'Info' })
  expect(document.querySelector('[aria-disabled]')).toBeNull()
})

test('does not upload pasted files', async () => {
  const users = [{ user: ANNA.email, permissions: ['read', 'write'] }]
  show({ 'collections/7/': { data: { ...collection, access: { users } } } })
  await screen.findByRole('button', { name: 'Upload' })
  const file = new File(['x'], 'image.png')
  const tabs = screen.getByRole('tablist')
  // false would mean that the event was handled.
  expect(fireEvent.paste(tabs, { clipboardData: { types: ['Files'], files: [file], items: [] } })).toBe(true)
})

test('sorts by a column header and restores the order', async () => {
  const page = show(
    {
      [ASSETS_PATH]: listResponse(
        asset(2, { updated_at: '2026-11-01T00:00:00Z' }),
        asset(3, { updated_at: '2026-11-03T00:00:00Z' }),
        asset(1, { updated_at: '2026-11-02T00:00:00Z' }),
      ),
    },
    { at: '/?layout=list' },
  )
  const lines = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.slice(0, 7))
  await waitFor(() => expect(lines()).toEqual(['Asset 2', 'Asset 3', 'Asset 1']))
  const head = (name: string) => screen.getByRole('columnheader', { name })
  for (const [name, sorted, expected] of [
    ['Name', 'ascending', ['Asset 1', 'Asset 2', 'Asset 3']],
    ['Updated', 'descending', ['Asset 3', 'Asset 1', 'Asset 2']],
    ['Updated', 'none', ['Asset 2', 'Asset 3', 'Asset 1']],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(lines()).toEqual(expected))
    expect(head(name).getAttribute('aria-sort')).toBe(sorted)
  }
  expect(page.address()).toBe('?layout=list')
})

test('shows the permitted actions only in the hovered row', async () => {
  const users = [{ user: ANNA.email, permissions: ['read', 'download'] }]
  show({ 'collections/7/': { data: { ...collection, access: { users } } } }, { at: '/?layout=list' })
  const line = (await screen.findByRole('rowheader')).closest('tr') as HTMLElement
  expect(line.querySelectorAll('button')).toHaveLength(0)
  fireEvent.pointerEnter(line, { pointerType: 'mouse' })
  await screen.findByRole('button', { name: 'Download, Asset 1' })
  expect(line.querySelectorAll('button')).toHaveLength(1)
  fireEvent.pointerLeave(line)
  await waitFor(() => expect(line.querySelectorAll('button')).toHaveLength(0))
})

test('focuses the comment field with the key C, except in a text field', async () => {
  const users = [{ user: ANNA.email, permissions: ['read', 'write comments'] }]
  show({
    'collections/7/': { data: { ...collection, access: { users } } },
    'comments/item/collection/7/?order_by=created_at&order_direction=DESC': listResponse(),
  })
  await screen.findByText('1 asset')
  fireEvent.keyDown(document.body, { key: 'c' })
  const field = await screen.findByRole('textbox', { name: 'Your comment' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(fireEvent.keyDown(field, { key: 'c' })).toBe(true)
})
