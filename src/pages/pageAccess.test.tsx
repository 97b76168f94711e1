import { act, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showPage } from '../catalogue/testing/pageSite'
import type { Route, SiteConfig } from '../generated/types'
import { takeRemembered } from '../session/rememberedLocation'
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

const SECRET = 'The Unreleased'
const film = { id: 7, slug: 'film', name: SECRET, title_type: 'feature', asset_id: 'a7', description: SECRET }
const LIST = 'modules/placement/home/'
const answers = {
  'avails/titles/film': { data: film },
  'inventory/7/extras/': { data: [{ id: 8, slug: 'extra', name: SECRET, title_type: 'extra', asset_id: 'a8' }] },
  'avails/titles/7/media/?media_type=gallery': { data: [] },
  'playback/live_event/event/?short_detail=true': {
    success: true,
    data: { live_event: { id: 9, slug: 'event', name: SECRET, asset_id: 'a9', start_time: '2020-01-01T00:00:00Z' } },
  },
  [LIST]: { data: [] },
}
const routing: Route[] = [{ route: '/home', component: 'home', modules_uri: LIST }]
const at = (page: unknown, pathname: string, params: Record<string, string> = { slug: 'film' }) =>
  [pathname, page as ComponentType<PageProps & Partial<ModalProps>>, params] as const

const EVENT = { slug: 'event', titleSlug: 'film' }
const pages = [
  at(TitlePage, '/title/film'),
  at(AssetPage, '/title/film/extra', { slug: 'film', asset: 'extra' }),
  at(LightboxPage, '/pictures/film'),
  at(WatchPage, '/watch/film'),
  at(PlayPage, '/play/film'),
  at(LiveEventPage, '/premieres/film/event', EVENT),
]
const dialogs = [
  at(TitleModal, '/title/film'),
  at(AssetModal, '/title/film/extra', { slug: 'film', asset: 'extra' }),
  at(PlayModal, '/play/film'),
]
const playing = [...pages.slice(3), dialogs[2] as (typeof dialogs)[number]]

/** Opens a page for somebody who is signed out, and waits until all that can come has. */
async function open([pathname, Page, params]: (typeof pages)[number], config: Partial<SiteConfig>, more: object = {}) {
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
const showsFacts = () => document.body.innerHTML.includes(SECRET) || document.title.includes(SECRET)
const button = (name: string) => screen.findByRole('button', { name, hidden: true })
const plays = (asked: string[]) => asked.filter((path) => path.startsWith('playback/stream'))

describe('where signed-out visitors see no details', () => {
  test.each(pages)('%s shows nothing, and leads to the sign-in and back', async (...page) => {
    const { asked } = await open(page, { allow_unauthed_details: false })
    expect(takeRemembered()).toBe(page[0])
    expect(showsFacts()).toBe(false)
    expect(plays(asked)).toEqual([])
  })
  test.each(dialogs)('the dialog at %s shows nothing, and offers the sign-in', async (...page) => {
    const { asked, runtime } = await open(page, { allow_unauthed_details: false })
    await act(async () => (await button('Sign in')).click())
    expect(runtime.session.state().asking).toBe(true)
    expect(showsFacts()).toBe(false)
    expect(plays(asked)).toEqual([])
  })
})

describe('on an apple-type site', () => {
  const config = { is_apple_site: true }
  test.each([...pages, ...dialogs])(
    '%s says of what no landing page holds that it is not available',
    async (...page) => {
      const { asked } = await open(page, config)
      expect(document.body.textContent).toContain('This content is not currently available.')
      expect(showsFacts()).toBe(false)
      expect(plays(asked)).toEqual([])
    },
  )
  test.each([...pages, ...dialogs])(
    '%s says when nobody knows whether it is available, and asks again',
    async (...page) => {
      const { asked, answers } = await open(page, config, { [LIST]: 500 })
      expect(showsFacts()).toBe(false)
      expect(plays(asked)).toEqual([])
      answers[LIST] = {
        data: [{ module: { type: 'title_grid', slug: 'grid', content: [film] } }],
      }
      await act(async () => (await button('Try again')).click())
      expect(asked.filter((path) => path === LIST)).toHaveLength(2)
    },
  )
})

describe('where only who has signed in plays anything', () => {
  test.each(playing)('%s says so, with the way to sign in, and asks for no stream', async (...page) => {
    const { asked, runtime } = await open(page, { play_auth: true })
    await act(async () => (await button('SIGN IN')).click())
    expect(screen.getByText('Please sign in to view this content.')).toBeTruthy()
    expect(runtime.session.state().asking).toBe(true)
    expect(plays(asked)).toEqual([])
    await act(async () => runtime.session.signedInWith({ token: 'abc', scheme: 'Token' }))
    await vi.waitFor(() => expect(plays(asked)).toHaveLength(1))
  })
})
