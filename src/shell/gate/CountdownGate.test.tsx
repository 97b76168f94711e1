import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Countdown, UserProfile } from '../../generated/types'
import type { PageDialog } from '../../site/plan/modals'
import type { Resolved } from '../../site/plan/resolvePage'
import type { Shown } from '../../site/react/useShownPage'
import { testSite } from '../testing/testSite'
import { CountdownGate } from './CountdownGate'
import { useGate } from './useGate'

const NOW = Date.parse('2026-11-14T17:00:00Z') - 3000
beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const OPENS = '2026-11-14T09:00:00-08:00'
const FULL: Countdown = { start_time: OPENS, placeholder: 'Rooms open on 14 November', full_page: true }

interface Setting {
  countdown?: Partial<Countdown>
  path?: string
  kind?: string
  profile?: UserProfile
  offset?: number
  /** A dialog lies over the page. */
  dialog?: boolean
}

function show({ countdown, path = '/home', kind = 'home', profile, offset = 0, dialog }: Setting = {}) {
  const site = testSite({ config: { countdown: { ...FULL, ...countdown } as Countdown }, profile })
  if (offset) site.session.clockIs(offset)
  const resolved: Resolved = { type: 'page', kind, params: {}, pathname: path, search: '' }
  const shown = { resolved, location: { pathname: path } } as Shown
  function Door() {
    const gate = useGate(shown, dialog ? ({} as PageDialog) : undefined)
    return gate ? <CountdownGate gate={gate} main={{ current: null }} /> : <p>The site</p>
  }
  render(site.around(<Door />, path))
  return site
}
const gated = () => screen.queryByRole('timer') !== null

describe('who meets the countdown', () => {
  const table: [string, Setting, boolean][] = [
    ['a visitor before the start', {}, true],
    ['a visitor after the start', { offset: 4000 }, false],
    [
      'a visitor whose device is ahead of the server',
      { countdown: { start_time: '2026-11-14T16:00:00Z' }, offset: -2 * 3_600_000 },
      true,
    ],
    ['somebody signed in', { profile: { first_name: 'Ada' } }, false],
    ['a moderator', { profile: { client_role: 'moderator' } }, false],
    ['a visitor, where it is in place', { countdown: { full_page: false } }, false],
    ['a moderator-to-be, where it is in place', { countdown: { full_page: false }, path: '/mod', kind: 'login' }, true],
    ['a start that is no date', { countdown: { start_time: 'soon' } }, false],
    ['a start that is 30 February', { countdown: { start_time: '2027-02-30T00:00:00Z' } }, false],
    ['no start', { countdown: { start_time: undefined as never } }, false],
    ['a day without an hour', { countdown: { start_time: '2026-11-15' } }, true],
    ['the login page', { path: '/login', kind: 'login' }, true],
    ['any page', { path: '/films', kind: 'modulesonly' }, true],
    ['a return from a provider', { path: '/callback', kind: 'fixed:callback' }, false],
    ['a return from keycloak', { path: '/callback/keycloak-login', kind: 'fixed:callback' }, false],
    ['a return from single sign-on', { path: '/login/callback', kind: 'fixed:callback' }, false],
    ['a code in an address', { path: '/c', kind: 'fixed:c' }, false],
    ['signing out', { path: '/logout', kind: 'fixed:logout' }, false],
    ['a reset link', { path: '/new-password/abc', kind: 'resetpassword' }, false],
    ['a request for access', { path: '/request-access', kind: 'requestaccess' }, false],
    ['an RSVP that is cancelled by mail', { path: '/events/1/cancel/2', kind: 'eventrsvpcancel' }, false],
    ['a dialog over a page that passes', { path: '/restricted', kind: 'fixed:restricted', dialog: true }, true],
    ['a dialog over any page', { dialog: true }, true],
    ['a dialog, signed in', { dialog: true, profile: { first_name: 'Ada' } }, false],
    ['/restricted', { path: '/restricted', kind: 'fixed:restricted' }, false],
    ['a path that only begins so', { path: '/collections', kind: 'collections' }, true],
  ]
  test.each(table)('%s: %s', (_, setting, expected) => {
    show(setting)
    expect(gated()).toBe(expected)
    expect(document.body.textContent).not.toContain('NaN')
  })
})

describe('the page', () => {
  it('has the words of the config, and opens at zero without a reload', () => {
    show({ countdown: { btn_text: 'Take your seat', css_class: 'season-gate', img: '/wall.webp' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rooms open on 14 November')
    expect(document.title).toBe('Rooms open on 14 November · Lumen')
    expect(document.querySelector('.mq-gate.season-gate img[src="/wall.webp"]')).not.toBeNull()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Take your seat' })
    expect(button.disabled).toBe(true)
    act(() => void vi.advanceTimersByTime(3010))
    expect(button.disabled).toBe(false)
    expect(document.querySelector('[aria-live]')?.textContent).toBe('It is open now.')
    act(() => button.click())
    expect(screen.getByText('The site')).toBeTruthy()
  })

  it('signing in elsewhere opens it, too', () => {
    const { session } = show()
    act(() => session.signedInWith({ token: 'abc', scheme: 'Token' }))
    expect(gated()).toBe(false)
  })

  it('has words of its own where the config has none', () => {
    show({ countdown: { placeholder: undefined } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lumen opens soon')
    expect(screen.getByRole('button', { name: 'Enter' })).toBeTruthy()
  })

  it('at the address for moderators it has no button: the form is the way in', () => {
    show({ path: '/Mod', kind: 'login' })
    expect(screen.queryByRole('button', { name: 'Enter' })).toBeNull()
  })

  it('the address for moderators is the config’s', () => {
    show({ path: '/ushers', kind: 'login', countdown: { full_page: false, mod_url: '/ushers' } })
    expect(gated()).toBe(true)
  })
})
