import { act, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showPage } from '../catalogue/testing/pageSite'
import type { Route, SiteConfig } from '../generated/types'
import { takeStoredLocation } from '../session/storedLocation'
import type { PageProps } from '../site/pageProps'
import type { ModalProps } from '../site/registry'
import AssetModal from './asset/AssetModal'
import AssetPage from './asset/AssetPage'
import LightboxPage from './lightbox/LightboxPage'
import LiveEventPage from './liveevent/LiveEventPage'
import PlayModal from './play/PlayModal'
import PlayPage from './play/PlayPage'
import TitleModal from './titledetail/modal/TitleModal'
import TitlePage from './titledetail/TitlePage'
import WatchPage from './watch/WatchPage'

beforeEach(() => {
  sessionStorage.clear()
  document.title = ''
  Cookies.remove('token', { path: '/' })
})
afterEach(() => vi.restoreAllMocks())

const SECRET_NAME = 'The Unreleased'
const film = { id: 7, slug: 'film', name: SECRET_NAME, title_type: 'feature', asset_id: 'a7', description: SECRET_NAME }
const LIST_PATH = 'modules/placement/home/'
const answers = {
  'avails/titles/film': { data: film },
  'inventory/7/extras/': { data: [{ id: 8, slug: 'extra', name: SECRET_NAME, title_type: 'extra', asset_id: 'a8' }] },
  'avails/titles/7/media/?media_type=gallery': { data: [] },
  'playback/live_event/event/?short_detail=true': {
    success: true,
    data: {
      live_event: { id: 9, slug: 'event', name: SECRET_NAME, asset_id: 'a9', start_time: '2020-01-01T00:00:00Z' },
    },
  },
  [LIST_PATH]: { data: [] },
}
const routing: Route[] = [{ route: '/home', component: 'home', modules_uri: LIST_PATH }]
const pageCase = (page: unknown, pathname: string, params: Record<string, string> = { slug: 'film' }) =>
  [pathname, page as ComponentType<PageProps & Partial<ModalProps>>, params] as const

const EVENT_PARAMS = { slug: 'event', titleSlug: 'film' }
const pages = [
  pageCase(TitlePage, '/title/film'),
  pageCase(AssetPage, '/title/film/extra', { slug: 'film', asset: 'extra' }),
  pageCase(LightboxPage, '/pictures/film'),
  pageCase(WatchPage, '/watch/film'),
  pageCase(PlayPage, '/play/film'),
  pageCase(LiveEventPage, '/premieres/film/event', EVENT_PARAMS),
]
const dialogs = [
  pageCase(TitleModal, '/title/film'),
  pageCase(AssetModal, '/title/film/extra', { slug: 'film', asset: 'extra' }),
  pageCase(PlayModal, '/play/film'),
]
const playingPages = [...pages.slice(3), dialogs[2] as (typeof dialogs)[number]]

/** Opens a page as a signed-out visitor and waits until everything has loaded. */
async function openPage(
  [pathname, Page, params]: (typeof pages)[number],
  config: Partial<SiteConfig>,
  more: object = {},
) {
  const page = { params, pathname }
  const site = showPage(<Page {...page} search="" onClose={() => {}} background="/" />, {
    answers: { ...answers, ...more },
    config: { routing, ...config },
    page,
    at: pathname,
  })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return site
}
const showsSecretName = () => document.body.innerHTML.includes(SECRET_NAME) || document.title.includes(SECRET_NAME)
const button = (name: string) => screen.findByRole('button', { name, hidden: true })
const streamRequests = (requested: string[]) => requested.filter((path) => path.startsWith('playback/stream'))

describe('details hidden from signed-out visitors', () => {
  test.each(pages)('%s shows no facts and redirects to sign-in', async (...page) => {
    const { requested } = await openPage(page, { allow_unauthed_details: false })
    expect(takeStoredLocation()).toBe(page[0])
    expect(showsSecretName()).toBe(false)
    expect(streamRequests(requested)).toEqual([])
  })
  test.each(dialogs)('the dialog at %s shows no facts and offers sign-in', async (...page) => {
    const { requested, runtime } = await openPage(page, { allow_unauthed_details: false })
    await act(async () => (await button('Sign in')).click())
    expect(runtime.session.state().isSignInOpen).toBe(true)
    expect(showsSecretName()).toBe(false)
    expect(streamRequests(requested)).toEqual([])
  })
})

describe('apple-type site', () => {
  const config = { is_apple_site: true }
  test.each([...pages, ...dialogs])(
    '%s shows "not available" for a title that no landing page contains',
    async (...page) => {
      const { requested } = await openPage(page, config)
      expect(document.body.textContent).toContain('This content is not currently available.')
      expect(showsSecretName()).toBe(false)
      expect(streamRequests(requested)).toEqual([])
    },
  )
  test.each([...pages, ...dialogs])('%s offers a retry if the landing pages fail to load', async (...page) => {
    const { requested, answers } = await openPage(page, config, { [LIST_PATH]: 500 })
    expect(showsSecretName()).toBe(false)
    expect(streamRequests(requested)).toEqual([])
    answers[LIST_PATH] = {
      data: [{ module: { type: 'title_grid', slug: 'grid', content: [film] } }],
    }
    await act(async () => (await button('Try again')).click())
    expect(requested.filter((path) => path === LIST_PATH)).toHaveLength(2)
  })
})

describe('playback requires sign-in', () => {
  test.each(playingPages)('%s offers sign-in and requests no stream', async (...page) => {
    const { requested, runtime } = await openPage(page, { play_auth: true })
    await act(async () => (await button('SIGN IN')).click())
    expect(screen.getByText('Please sign in to view this content.')).toBeTruthy()
    expect(runtime.session.state().isSignInOpen).toBe(true)
    expect(streamRequests(requested)).toEqual([])
    await act(async () => runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))
    await vi.waitFor(() => expect(streamRequests(requested)).toHaveLength(1))
  })
})
