import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Countdown, SiteConfig, UserProfile } from '../../generated/types'
import type { PageDialog } from '../../site/plan/modals'
import type { ResolvedAddress } from '../../site/plan/resolvePage'
import type { ShownPage } from '../../site/react/useShownPage'
import { testSite } from '../testing/testSite'
import { CountdownGate } from './CountdownGate'
import { useGate } from './useGate'

const NOW = Date.parse('2026-11-14T17:00:00Z') - 3000
beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const OPENS_AT = '2026-11-14T09:00:00-08:00'
const FULL_PAGE_COUNTDOWN: Countdown = {
  start_time: OPENS_AT,
  placeholder: 'Rooms open on 14 November',
  full_page: true,
}

interface GateOptions {
  countdown?: Partial<Countdown>
  path?: string
  kind?: string
  profile?: UserProfile
  offset?: number
  /** A dialog is open over the page. */
  dialog?: boolean
  config?: Partial<SiteConfig>
}

function show({ countdown, path = '/home', kind = 'home', profile, offset = 0, dialog, config }: GateOptions = {}) {
  const site = testSite({
    config: { countdown: { ...FULL_PAGE_COUNTDOWN, ...countdown } as Countdown, ...config },
    profile,
  })
  if (offset) site.session.clockSynced(offset)
  const resolved: ResolvedAddress = { type: 'page', kind, params: {}, pathname: path, search: '' }
  const shown = { resolved, location: { pathname: path } } as ShownPage
  function GatedSite() {
    const gate = useGate(shown, dialog ? ({} as PageDialog) : undefined)
    return gate ? <CountdownGate gate={gate} main={{ current: null }} /> : <p>The site</p>
  }
  render(site.around(<GatedSite />, path))
  return site
}
const isGated = () => screen.queryByRole('timer') !== null

describe('the countdown', () => {
  const cases: [string, GateOptions, boolean][] = [
    ['a visitor before the start', {}, true],
    ['a visitor after the start', { offset: 4000 }, false],
    [
      'a visitor whose device is ahead of the server',
      { countdown: { start_time: '2026-11-14T16:00:00Z' }, offset: -2 * 3_600_000 },
      true,
    ],
    ['a signed-in visitor', { profile: { first_name: 'Ada' } }, false],
    ['a moderator', { profile: { client_role: 'moderator' } }, false],
    ['a visitor, if it is not a full page', { countdown: { full_page: false } }, false],
    [
      'the sign-in page of moderators, if it is not a full page',
      { countdown: { full_page: false }, path: '/mod', kind: 'login' },
      true,
    ],
    ['a start that is no date', { countdown: { start_time: 'soon' } }, false],
    ['a start that is 30 February', { countdown: { start_time: '2027-02-30T00:00:00Z' } }, false],
    ['no start', { countdown: { start_time: undefined } }, false],
    ['a day without an hour', { countdown: { start_time: '2026-11-15' } }, true],
    ['the login page', { path: '/login', kind: 'login' }, true],
    ['any page', { path: '/films', kind: 'modulesonly' }, true],
    ['the callback of a provider', { path: '/callback', kind: 'fixed:callback' }, false],
    ['the callback of Keycloak', { path: '/callback/keycloak-login', kind: 'fixed:callback' }, false],
    ['the callback of single sign-on', { path: '/login/callback', kind: 'fixed:callback' }, false],
    ['a code in an address', { path: '/c', kind: 'fixed:c' }, false],
    ['signing out', { path: '/logout', kind: 'fixed:logout' }, false],
    ['a reset link', { path: '/new-password/abc', kind: 'resetpassword' }, false],
    ['a request for access', { path: '/request-access', kind: 'requestaccess' }, false],
    ['an RSVP cancellation by email', { path: '/events/1/cancel/2', kind: 'eventrsvpcancel' }, false],
    ['a dialog over a page without countdown', { path: '/restricted', kind: 'fixed:restricted', dialog: true }, true],
    ['a dialog over any page', { dialog: true }, true],
    ['a dialog, signed in', { dialog: true, profile: { first_name: 'Ada' } }, false],
    ['/restricted', { path: '/restricted', kind: 'fixed:restricted' }, false],
    ['a path that only starts like an excluded one', { path: '/collections', kind: 'collections' }, true],
  ]
  test.each(cases)('for %s, is shown: %s', (_, setting, expected) => {
    show(setting)
    expect(isGated()).toBe(expected)
    expect(document.body.textContent).not.toContain('NaN')
  })
})

describe('the page', () => {
  it('shows the texts of the config, and opens at zero without a reload', () => {
    show({ countdown: { btn_text: 'Take your seat', css_class: 'season-gate', img: '/wall.webp' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rooms open on 14 November')
    expect(document.title).toBe('Rooms open on 14 November · Lumen')
    expect(document.querySelector('.mq-gate.season-gate img[src="/wall.webp"]')).not.toBeNull()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Take your seat' })
    expect(button.disabled).toBe(true)
    act(() => void vi.advanceTimersByTime(3010))
    expect(button.disabled).toBe(false)
    expect(document.querySelector('[aria-live]')?.textContent).toBe('It’s open now.')
    act(() => button.click())
    expect(screen.getByText('The site')).toBeTruthy()
  })

  it('opens when the visitor signs in elsewhere', () => {
    const { session } = show()
    act(() => session.signedInWith({ token: 'abc', scheme: 'Token' }))
    expect(isGated()).toBe(false)
  })

  it('has default texts if the config has none', () => {
    show({ countdown: { placeholder: undefined } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lumen opens soon')
    expect(screen.getByRole('button', { name: 'Enter' })).toBeTruthy()
  })

  it('has no Enter button at the address for moderators', () => {
    show({ path: '/Mod', kind: 'login' })
    expect(screen.queryByRole('button', { name: 'Enter' })).toBeNull()
  })

  it('has the Enter button at the address for moderators of a site without sign-in', () => {
    show({ path: '/mod', kind: 'login', config: { auth: { disabled: true } } })
    expect(screen.getByRole('button', { name: 'Enter' })).toBeTruthy()
  })

  it('reads the address for moderators from the config', () => {
    show({ path: '/ushers', kind: 'login', countdown: { full_page: false, mod_url: '/ushers' } })
    expect(isGated()).toBe(true)
  })
})
