import type { Page } from '@playwright/test'
import { PASSWORD } from '../../fixtures/service/credentials'

/** A call of the service, and a page that makes it. */
export interface CallCase {
  /** Name in `preview.fault`. */
  call: string
  /** A fixture site. Default: lumen. */
  site?: string
  path: string
  /** Further preview choices. */
  choices?: Readonly<Record<string, string>>
  /** An action that makes the call, where loading the page does not. */
  act?: (page: Page) => Promise<void>
  /** The page redirects away from the server of this test, so it does not check the recovery. */
  redirectsAway?: boolean
  /** CSS selector of content that only a working page has. Default: the page has the same heading as without a fault. */
  readySelector?: string
}

const viewerChoices = { viewer: 'viewer' }
const TITLE_PATH = '/title/metropolis'

const clickFirst = (selector: string) => (page: Page) => page.locator(selector).first().click({ timeout: 15_000 })

/** Fills in the fields of a form in order and submits it. */
const submitForm =
  (...values: string[]) =>
  async (page: Page) => {
    const form = page.locator('main form.mq-form').first()
    for (const [at, value] of values.entries()) await form.locator('input:not([type=checkbox])').nth(at).fill(value)
    await form.locator('button[type=submit]').click()
  }

/** Each call that pages of the product make, with a page that makes it. */
export const CALL_CASES: CallCase[] = [
  { call: 'config', path: '/home' },
  { call: 'modules/placement/home', path: '/home', readySelector: '.mq-module' },
  { call: 'modules/placement/films', path: '/films', readySelector: '.mq-module' },
  { call: 'modules/placement/title-layouts', path: TITLE_PATH },
  { call: 'modules/placement/opening-night', site: 'laurel', path: '/opening-night', choices: viewerChoices },
  { call: 'modules/module/{slug}', path: '/shelf/weimar-nights', readySelector: 'main a[href^="/title/"]' },
  { call: 'user/service_users/me/profile', path: '/home', choices: viewerChoices, readySelector: '.mq-module' },
  { call: 'avails/titles', path: '/titles', readySelector: 'main a[href^="/title/"]' },
  { call: 'avails/titles', path: '/search?search=metropolis', readySelector: 'main .mq-card' },
  { call: 'avails/titles/{slug}', path: TITLE_PATH },
  { call: 'avails/titles/{slug}', path: '/serials/les-vampires' },
  { call: 'avails/titles/{slug}', path: '/watch/les-vampires-06-hypnotic-eyes', choices: viewerChoices },
  { call: 'avails/titles/{slug}', path: '/play/metropolis', choices: viewerChoices, readySelector: '.mq-player video' },
  { call: 'avails/titles/{slug}', site: 'orchard', path: '/pictures/metropolis', choices: viewerChoices },
  { call: 'avails/titles/{slug}/related', path: TITLE_PATH },
  { call: 'avails/genres', path: '/genres', readySelector: 'main a[href^="/genres/"]' },
  { call: 'avails/genres/{slug}', path: '/genres/horror', readySelector: 'main a[href^="/title/"]' },
  { call: 'inventory/{id}/seasons', path: '/title/les-vampires' },
  { call: 'inventory/{id}/episodes', path: '/title/les-vampires' },
  { call: 'inventory/{id}/extras', path: TITLE_PATH },
  { call: 'inventory/{id}/links', path: `${TITLE_PATH}?view=links`, choices: viewerChoices },
  { call: 'inventory/{id}/media', path: `${TITLE_PATH}?view=gallery`, choices: viewerChoices },
  { call: 'inventory/{id}/media', site: 'orchard', path: '/pictures/metropolis', choices: viewerChoices },
  { call: 'inventory/search', site: 'vault', path: '/search?search=metropolis', choices: viewerChoices },
  { call: 'inventory/tags/client', site: 'vault', path: '/search', choices: viewerChoices },
  { call: 'inventory/enums', site: 'vault', path: '/search?search=metropolis', choices: viewerChoices },
  { call: 'collections', site: 'vault', path: '/home', choices: viewerChoices },
  { call: 'collections', site: 'vault', path: '/recommendations', choices: viewerChoices },
  { call: 'v2/live-events/published', path: '/title/sunrise?view=live-events', choices: viewerChoices },
  {
    call: 'playback/live_event/{id}',
    path: '/live/sunrise/sunrise-encore',
    choices: { ...viewerChoices, clock: '2026-11-27T17:00:00-08:00' },
    readySelector: '.mq-play, dialog h2',
  },
  {
    call: 'playback/stream/asset/{id}',
    path: '/play/metropolis',
    choices: viewerChoices,
    readySelector: '.mq-player video',
  },
  {
    call: 'playback/videos/{id}',
    path: '/play/sherlock-jr',
    choices: viewerChoices,
    readySelector: '.mq-player video',
  },
  {
    call: 'user/queue',
    path: '/my-list',
    choices: { ...viewerChoices, watchlist: 'metropolis' },
    readySelector: 'main .mq-card',
  },
  {
    call: 'user/history',
    path: '/history',
    choices: { ...viewerChoices, progress: 'metropolis:600' },
    readySelector: 'main .mq-card',
  },
  { call: 'user/history', path: TITLE_PATH, choices: { ...viewerChoices, progress: 'metropolis:600' } },
  { call: 'user/reset/valid', path: '/reset/fixture-reset', readySelector: 'main form' },
  { call: 'user/logout', path: '/logout', choices: viewerChoices },

  {
    call: 'POST user/login',
    path: '/login',
    act: submitForm('viewer@fixture.example', PASSWORD),
    readySelector: '.mq-module',
  },
  { call: 'POST user/reset', path: '/reset', act: submitForm('viewer@fixture.example') },
  {
    call: 'POST user/request',
    site: 'laurel',
    path: '/request-access',
    act: submitForm('Ada', 'Lindqvist', 'ada@rialto.example', 'Rialto Pictures'),
  },
  {
    call: 'GET v2/user/service_users/status',
    site: 'vault',
    path: '/login',
    act: submitForm('viewer@fixture.example'),
  },
  { call: 'POST user/queue', path: TITLE_PATH, choices: viewerChoices, act: clickFirst('main [aria-pressed]') },
  {
    call: 'DELETE user/queue',
    path: TITLE_PATH,
    choices: { ...viewerChoices, watchlist: 'metropolis' },
    act: clickFirst('main [aria-pressed]'),
  },
  {
    call: 'POST modules/content/tracking',
    path: '/films',
    act: clickFirst('main a[href^="/title/"]'),
    readySelector: 'main',
  },
  { call: 'POST user/history', path: '/play/sherlock-jr', choices: viewerChoices, readySelector: '.mq-player video' },
  {
    call: 'POST user/sso/tva',
    site: 'vault',
    redirectsAway: true,
    path: '/sso/tva?token=tva-viewer&redirect=%2Fhandling',
    choices: { viewer: 'signed-out' },
  },
]
