import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { Permission } from '../../collaboration/permissions'
import type { CollectionAsset } from '../../generated/types'
import { ServiceError } from '../../service/http/response'
import AssetDetailPage from './AssetDetailPage'

const toasts = vi.hoisted(() => [] as string[])
vi.mock('../../ui/overlay/toast/showToast', () => ({
  showToast: (text: string) => toasts.push(text),
  setToastText: () => {},
}))
const asperaApp = vi.hoisted(() => ({ isInstalled: true, started: [] as unknown[], onProgress: (_: unknown) => {} }))
vi.mock('../../collaboration/review/download/aspera', () => ({
  createAsperaClient: () => ({
    available: async () => asperaApp.isInstalled,
    start: async (from: unknown) => {
      asperaApp.started.push(from)
      return 'one'
    },
    progress: (_: string, onProgress: (transfer: unknown) => void) => {
      asperaApp.onProgress = onProgress
      return () => {}
    },
  }),
}))
vi.mock('../../playback/playerCode', async () => {
  const { createLoader } = await import('../../lib/async/loader')
  const Plays = ({ asset }: { asset: { progress: number } }) => <p>It plays from {asset.progress}.</p>
  return { playerCode: createLoader(async () => ({ default: Plays })), preloadPlayerAndControls: () => {} }
})

const ALL_PERMISSIONS: Permission[] = ['read', 'approve', 'write comments', 'write', 'download']
const COLLECTION_PATH = 'collections/c1/'
const ASSET_PATH = 'collections/c1/item/a1/'
const PLAY_PATH = 'collections/c1/item/a1/play/'
const ASSETS_PATH = 'collections/c1/items/?offset=0&limit=20'
const COMMENTS_PATH = 'comments/item/collection_item/a1/?order_by=created_at&order_direction=DESC'
const AVAILABILITY_PATH = 'collections/c1/item/a1/aspera-download/availability-state'
const USER_DATA_PATH = 'collections/c1/item/a1/user-data/'

const anAsset = (more: Partial<CollectionAsset> = {}): CollectionAsset => ({
  id: 'a1',
  title: 'Teaser.mp4',
  file_type: 'video',
  ext: 'mp4',
  revisions: [],
  ...more,
})
const aCollection = (permissions: Permission[]) => ({
  id: 'c1',
  title: 'Weimar',
  access: { users: [{ user: 'v@fixture.example', permissions }] },
})

interface RenderOptions {
  permissions?: Permission[]
  answers?: Record<string, unknown>
  signedIn?: boolean
  at?: string
}

let endSession = () => {}
beforeEach(() => {
  toasts.length = 0
  asperaApp.isInstalled = true
  asperaApp.started.length = 0
})
afterEach(() => {
  endSession()
  vi.useRealTimers()
})

function show(
  asset: CollectionAsset,
  { permissions = ALL_PERMISSIONS, answers = {}, signedIn = true, at }: RenderOptions = {},
) {
  const pathname = '/collections/c1/a1'
  const params = { collectionId: 'c1', assetId: 'a1' }
  const page = showPage(<AssetDetailPage params={params} pathname={pathname} search="" />, {
    at: at ?? pathname,
    page: { pathname, params },
    answers: {
      [COLLECTION_PATH]: { data: aCollection(permissions) },
      [ASSET_PATH]: { data: asset },
      [ASSETS_PATH]: { data: [asset], total: 1 },
      [COMMENTS_PATH]: { data: [], total: 0 },
      ...answers,
    },
  })
  endSession = () => page.runtime.session.signedOut()
  const sent: unknown[][] = []
  const send = vi.fn(async (...call: unknown[]) => {
    sent.push(call)
    return { data: {}, text: '', path: '' }
  })
  page.runtime.http.send = send
  if (signedIn) {
    act(() => {
      page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' })
      page.runtime.session.profileLoaded({ email: 'v@fixture.example' }, [])
    })
  }
  return { ...page, send, sent }
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Teaser.mp4' })
const button = (name: string | RegExp) => screen.queryByRole<HTMLButtonElement>('button', { name })

test('requests nothing while signed out and loads after sign-in', async () => {
  const page = show(anAsset(), { signedIn: false })
  expect(page.requested).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.runtime.session.state().isSignInOpen).toBe(true)
  act(() => page.runtime.session.signedInWith({ token: 'a-token', scheme: 'Token' }))
  await heading()
})

test.each([
  [404, 200, 'You don’t have access to this asset.', '/collections/c1'],
  [403, 200, 'You don’t have access to this asset.', '/collections/c1'],
  [404, 404, 'You don’t have access to this collection.', '/collections'],
])('HTTP %s for the asset and %s for the collection: shows "%s"', async (item, collection, words, href) => {
  show(anAsset(), { answers: { [ASSET_PATH]: item, ...(collection === 404 && { [COLLECTION_PATH]: 404 }) } })
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})

test('retries a failed request', async () => {
  const page = show(anAsset(), { answers: { [ASSET_PATH]: 500 } })
  expect(await screen.findByText('Asset Request Error')).toBeTruthy()
  page.answers[ASSET_PATH] = { data: anAsset() }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading()
})

describe('content', () => {
  test('plays a video from the start after a press, ignoring the saved progress', async () => {
    const sources = [{ src: '/film.mp4', type: 'video/mp4' }]
    const page = show(anAsset(), { answers: { [PLAY_PATH]: { data: { sources, progress: 40 } } } })
    const play = await screen.findByRole('button', { name: 'Play Teaser.mp4' })
    expect(page.requested).not.toContain(PLAY_PATH)
    fireEvent.click(play)
    expect(await screen.findByText('It plays from 0.')).toBeTruthy()
    expect(page.sent).toEqual([])
  })

  test.each([
    ['failed', 'This file can’t be read'],
    ['processing', 'Still processing'],
    ['in progress', 'Still processing'],
  ] as const)('does not load a file with status "%s"', async (status, words) => {
    const page = show(anAsset({ status }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(button(/^Play/)).toBeNull()
    expect(page.requested).not.toContain(PLAY_PATH)
  })

  test('polls a processing asset every ten seconds until it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = show(anAsset({ status: 'processing' }))
    await screen.findByText('Still processing')
    page.answers[ASSET_PATH] = { data: anAsset() }
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('button', { name: 'Play Teaser.mp4' })).toBeTruthy()
    const before = page.requested.filter((path) => path === ASSET_PATH).length
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(page.requested.filter((path) => path === ASSET_PATH)).toHaveLength(before)
  })

  test('shows an image in full size and zooms by keyboard', async () => {
    show(anAsset({ file_type: 'image' }), { answers: { [PLAY_PATH]: { data: { sources: [{ src: '/full.png' }] } } } })
    const picture = await screen.findByRole('img', { name: 'Teaser.mp4' })
    expect(picture.getAttribute('src')).toBe('/full.png')
    fireEvent.keyDown(screen.getByRole('group', { name: 'Image of Teaser.mp4' }), { key: '+' })
    expect(button('Fit')?.getAttribute('aria-pressed')).toBe('false')
    fireEvent.keyDown(screen.getByRole('group', { name: 'Image of Teaser.mp4' }), { key: '0' })
    expect(button('Fit')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('shows a message if an image fails to load', async () => {
    show(anAsset({ file_type: 'image' }), { answers: { [PLAY_PATH]: { data: { sources: [{ src: '/full.png' }] } } } })
    fireEvent.error(await screen.findByRole('img', { name: 'Teaser.mp4' }))
    expect(screen.getByText('This file did not load.')).toBeTruthy()
  })

  test('shows an audio player', async () => {
    const sources = [{ src: '/sound.mp3', type: 'audio/mpeg' }]
    show(anAsset({ file_type: 'audio' }), { answers: { [PLAY_PATH]: { data: { sources } } } })
    const sound = await waitFor(() => {
      const found = document.querySelector('audio')
      expect(found).not.toBeNull()
      return found as HTMLAudioElement
    })
    expect(sound.querySelector('source')?.getAttribute('src')).toBe('/sound.mp3')
    expect(sound.textContent).toBe('Your browser does not support HTML5 Audio!')
  })

  test('lists subtitles with their times', async () => {
    const src = new URL('/lines.vtt', location.href).href
    show(anAsset({ file_type: 'subtitle' }), {
      answers: {
        [PLAY_PATH]: { data: { sources: [{ src: '/lines.vtt' }] } },
        [src]: 'WEBVTT\n\n00:01.000 --> 00:02.000\nBrothers!',
      },
    })
    expect(await screen.findByText('Brothers!')).toBeTruthy()
    expect(screen.getByText('00:00:01 – 00:00:02')).toBeTruthy()
  })

  test('does not request playback of other files', async () => {
    const page = show(anAsset({ file_type: 'other' }))
    expect(await screen.findByText('No preview')).toBeTruthy()
    expect(page.requested).not.toContain(PLAY_PATH)
  })
})

describe('permissions', () => {
  test.each<[Permission[], string[]]>([
    [['read'], []],
    [
      ['read', 'approve'],
      ['Reject', 'Approve'],
    ],
    [
      ['read', 'approve', 'write comments'],
      ['Explain in a comment', 'Reject', 'Approve'],
    ],
    [['read', 'write'], ['More']],
    [['read', 'download'], ['Download']],
    [ALL_PERMISSIONS, ['Explain in a comment', 'Reject', 'Approve', 'Download', 'More']],
  ])('with the permissions %j shows the buttons %j', async (permissions, names) => {
    show(anAsset(), { permissions })
    await heading()
    const shown = [...document.querySelectorAll('.mq-asset-actions button')].map((each) => each.textContent)
    expect(shown).toEqual(names)
  })

  test('sends an approval once, reloads the asset and the list, and disables both buttons', async () => {
    const page = show(anAsset())
    await heading()
    const approved_by = [
      { action: 'approved' as const, created_at: '2024-11-12T12:00:00Z', user: { username: 'v.viewer' } },
    ]
    page.send.mockImplementation(async (...call) => {
      page.sent.push(call)
      page.answers[ASSET_PATH] = { data: anAsset({ is_approved: true, approval_status: approved_by }) }
      return { data: {}, text: '', path: '' }
    })
    fireEvent.click(button('Approve') as HTMLElement)
    expect(button('Approving…')?.disabled).toBe(true)
    expect(button('Reject')?.disabled).toBe(true)
    expect(await screen.findByText('Approved by v.viewer, 12 November 2024')).toBeTruthy()
    expect(page.sent).toEqual([['POST', 'collections/c1/item/a1/approval/', { approved: true }]])
    expect([button('Approved')?.disabled, button('Reject')?.disabled]).toEqual([true, true])
    expect(page.requested.filter((path) => path === ASSETS_PATH)).toHaveLength(2)
    expect(toasts).toEqual(['Collection Item approved successfully.'])
    expect(button('Explain in a comment')).toBeNull()
  })

  test.each([
    [500, 'Asset Update Error', 1],
    [403, 'You don’t have permission to do that any more.', 2],
  ])('rejection with status %s: shows "%s"', async (status, words, times) => {
    const page = show(anAsset())
    await heading()
    page.send.mockRejectedValue(new ServiceError('status', ASSET_PATH, status))
    fireEvent.click(button('Reject') as HTMLElement)
    await waitFor(() => expect(toasts).toEqual([words]))
    await waitFor(() => expect(button('Reject')?.disabled).toBe(false))
    expect(page.requested.filter((path) => path === ASSET_PATH)).toHaveLength(times)
  })

  test('hides the decision buttons after the permission is revoked', async () => {
    const page = show(anAsset())
    await heading()
    page.send.mockRejectedValue(new ServiceError('status', ASSET_PATH, 403))
    page.answers[COLLECTION_PATH] = { data: aCollection(['read']) }
    fireEvent.click(button('Approve') as HTMLElement)
    await waitFor(() => expect(button('Approve')).toBeNull())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teaser.mp4')
  })

  test('names the file in the confirmation and navigates to the collection after removal', async () => {
    const page = show(anAsset())
    await heading()
    fireEvent.click(button('More') as HTMLElement)
    fireEvent.click(button('Delete') as HTMLElement)
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Teaser.mp4?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Deleting…' }).disabled).toBe(true)
    await waitFor(() => expect(toasts).toEqual(['Collection Item removed successfully']))
    expect(page.sent).toEqual([['DELETE', 'collections/c1/item/a1/']])
  })

  test('keeps the asset if the removal fails', async () => {
    const page = show(anAsset())
    await heading()
    page.send.mockRejectedValue(new ServiceError('status', ASSET_PATH, 500))
    fireEvent.click(button('More') as HTMLElement)
    fireEvent.click(button('Delete') as HTMLElement)
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toasts).toEqual(['Asset Delete Error']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teaser.mp4')
  })
})

describe('conversations', () => {
  test('shows only the details and requests no comments without the read permission', async () => {
    const page = show(anAsset(), { permissions: [] })
    await heading()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Details'])
    expect(page.requested).not.toContain(COMMENTS_PATH)
  })

  test('shows conversations first, with their count, and stores the tab in the address', async () => {
    const comment = {
      id: 1,
      comment: '00:00:05 Dirt?',
      created_by: { username: 'a' },
      created_at: '2024-01-01T12:00:00Z',
    }
    const page = show(anAsset(), { answers: { [COMMENTS_PATH]: { data: [comment], total: 1 } } })
    await heading()
    expect(await screen.findByRole('tab', { name: 'Conversations 1' })).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Details' }))
    await waitFor(() => expect(page.address()).toBe('?tab=details'))
  })

  test('starts the video at a pressed time code', async () => {
    const comment = {
      id: 1,
      comment: '00:00:05 Dirt?',
      created_by: { username: 'a' },
      created_at: '2024-01-01T12:00:00Z',
    }
    const sources = [{ src: '/film.mp4', type: 'video/mp4' }]
    show(anAsset(), { answers: { [COMMENTS_PATH]: { data: [comment], total: 1 }, [PLAY_PATH]: { data: { sources } } } })
    await heading()
    fireEvent.click(await screen.findByRole('button', { name: /00:00:05/ }))
    expect(await screen.findByText('It plays from 5.')).toBeTruthy()
  })

  test('focuses the comment field after "Explain in a comment", also if the tab Details is open', async () => {
    show(anAsset(), { at: '/collections/c1/a1?tab=details' })
    await heading()
    fireEvent.click(button('Explain in a comment') as HTMLElement)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  })
})

describe('download', () => {
  const open = async (answers: Record<string, unknown>) => {
    const page = show(anAsset(), { answers: { [USER_DATA_PATH]: { data: {} }, ...answers } })
    await heading()
    expect(page.requested).not.toContain(AVAILABILITY_PATH)
    fireEvent.click(button('Download') as HTMLElement)
    return page
  }

  it.each([
    ['preparing', 'Preparing your download…'],
    ['unavailable', 'This file can’t be downloaded.'],
    ['failed', 'The file couldn’t be retrieved.'],
  ])('for the availability state %s shows "%s"', async (state, words) => {
    const page = await open({ [AVAILABILITY_PATH]: { data: { state } } })
    expect(screen.getByText('Checking availability')).toBeTruthy()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(page.requested).not.toContain(USER_DATA_PATH)
  })

  it('retries a failed availability check', async () => {
    const page = await open({ [AVAILABILITY_PATH]: 500 })
    expect(await screen.findByText('Asset Status Request Error')).toBeTruthy()
    page.answers[AVAILABILITY_PATH] = { data: { state: 'unavailable' } }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('This file can’t be downloaded.')).toBeTruthy()
  })

  it('polls the availability while the menu is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await open({ [AVAILABILITY_PATH]: { data: { state: 'preparing' } } })
    await screen.findByText(/^Preparing your download/)
    page.answers[AVAILABILITY_PATH] = { data: { state: 'available', url: '/media/teaser.mp4', size: 4_200_000_000 } }
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await screen.findByText('Ready · 4.2 GB')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Download' })
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/media/teaser.mp4', 'Teaser.mp4'])
  })

  it('downloads a file of the service with the token and reports a failure', async () => {
    const page = await open({ [AVAILABILITY_PATH]: { data: { state: 'available', url: '/api/v2/files/1' } } })
    await screen.findByText('Ready')
    const [, button] = screen.getAllByRole('button', { name: 'Download' })
    fireEvent.click(button as HTMLElement)
    expect(await screen.findByText('Download failed.')).toBeTruthy()
    expect(page.requested).toContain(new URL('/api/v2/files/1', location.href).href)
  })

  it('shows the download progress of a file of the service', async () => {
    const page = await open({
      [AVAILABILITY_PATH]: { data: { state: 'available', url: '/api/v2/files/1', size: 4000 } },
    })
    await screen.findByText('Ready · 4 kB')
    const { get } = page.runtime.http
    let send = (_: number) => {}
    Object.assign(page.runtime.http, {
      get: async (path: string, options: Parameters<typeof get>[1]) => {
        if (!path.includes('/files/')) return get(path, options)
        const start = (controller: ReadableStreamDefaultController) => {
          send = (bytes) => controller.enqueue(new Uint8Array(bytes))
        }
        return { data: await options?.parseBody?.(new Response(new ReadableStream({ start }))), text: '', path }
      },
    })
    const [, button] = screen.getAllByRole('button', { name: 'Download' })
    fireEvent.click(button as HTMLElement)
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Downloading…' })
    expect(bar.value).toBe(0)
    act(() => send(1000))
    await waitFor(() => expect(bar.value).toBe(1000))
    expect(bar.parentElement?.textContent).toBe('1 kB of 4 kB')
  })

  it('offers the plain download if user data fail to load', async () => {
    await open({
      [AVAILABILITY_PATH]: { data: { state: 'available', url: '/media/teaser.mp4' } },
      [USER_DATA_PATH]: 500,
    })
    expect(await screen.findByText('Failed to get user data for this asset.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download' })).toBeTruthy()
    expect(button('Transfer with Aspera')).toBeNull()
  })

  const transfer = {
    [AVAILABILITY_PATH]: { data: { state: 'available', url: '/media/teaser.mp4' } },
    [USER_DATA_PATH]: { data: { registered_root: 'fasp.example.com:/in/a1' } },
  }

  it('transfers with the Aspera app and shows the progress', async () => {
    await open(transfer)
    fireEvent.click(await screen.findByRole('button', { name: 'Transfer with Aspera' }))
    expect(await screen.findByText('Transferring, 0%')).toBeTruthy()
    expect(asperaApp.started).toEqual([{ host: 'fasp.example.com', root: '/in/a1' }])
    act(() => asperaApp.onProgress({ state: 'running', percent: 42 }))
    expect(screen.getByText('Transferring, 42%')).toBeTruthy()
    act(() => asperaApp.onProgress({ state: 'done', percent: 100 }))
    expect(screen.getByText('Transferred')).toBeTruthy()
  })

  it('explains how to install the Aspera app if it is missing', async () => {
    asperaApp.isInstalled = false
    await open(transfer)
    fireEvent.click(await screen.findByRole('button', { name: 'Transfer with Aspera' }))
    expect(await screen.findByText(/^The Aspera app did not respond/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download' })).toBeTruthy()
  })
})

describe('details', () => {
  test('shows facts, tags with their use count, decisions and revisions', async () => {
    show(
      anAsset({
        show_title: 'Potemkin',
        created_by: { username: 'o.owner', display_name: 'Olga Owner' },
        created_at: '2024-10-04T12:00:00Z',
        approval_status: [{ action: 'rejected', created_at: '2024-10-06T12:00:00Z', user: { username: 'v.viewer' } }],
        revisions: [{ user: { display_name: 'Ines', revision_date: '2024-10-05T12:00:00Z' } }],
        meta: { language: 'German', resolution: '1920x1080', size: 1_200_000, tags: ['tinted', 'rare'] },
      }),
      {
        at: '/collections/c1/a1?tab=details',
        answers: { 'inventory/tags/client/': { data: [{ value: 'Tinted', times_used: 2 }] } },
      },
    )
    await heading()
    const facts = [...document.querySelectorAll('dt')].map(
      (each) => `${each.textContent}: ${each.nextSibling?.textContent}`,
    )
    expect(facts).toEqual([
      'Title: Potemkin',
      'File: Video, MP4',
      'Language: German',
      'Resolution: 1920 × 1080',
      'Size: 1.2 MB',
      'Uploaded: Olga Owner, 4 October 2024',
    ])
    expect(await screen.findByText('used 2 times')).toBeTruthy()
    const lines = [...document.querySelectorAll('.mq-asset-details li')].map((each) => each.textContent)
    expect(lines).toEqual(['tintedused 2 times', 'rare', 'Rejectedv.viewer, 6 October 2024', 'Ines5 October 2024'])
  })

  test('shows tags without counts if the tag request is refused, and requests missing revisions', async () => {
    show(anAsset({ revisions: undefined, meta: { tags: ['tinted'] } }), {
      at: '/collections/c1/a1?tab=details',
      answers: {
        'inventory/tags/client/': 403,
        'collections/item/revision/a1/': {
          data: [{ user: { display_name: 'Ines', revision_date: '2024-10-05T12:00:00Z' } }],
        },
      },
    })
    await heading()
    expect(await screen.findByText('Ines')).toBeTruthy()
    expect(screen.getByText('tinted').textContent).toBe('tinted')
  })
})

describe('neighbours', () => {
  const three = ['a0', 'a1', 'a2'].map((id) => anAsset({ id, title: id === 'a1' ? 'Teaser.mp4' : id }))

  test('links the previous and next asset, shows the position, and prefetches the next asset', async () => {
    const page = show(anAsset(), { answers: { [ASSETS_PATH]: { data: three, total: 3 } } })
    await heading()
    expect(await screen.findByText('2 of 3')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Previous: a0' }).getAttribute('href')).toBe('/collections/c1/a0')
    expect(screen.getByRole('link', { name: 'Next: a2' }).getAttribute('href')).toBe('/collections/c1/a2')
    await waitFor(() => expect(page.requested).toContain('collections/c1/item/a2/'))
  })
})
