import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import { eventLink } from '../../catalogue/title/titleLink'
import type { LiveEvent, SiteConfig } from '../../generated/types'
import LiveEvents, { eventStateOfStatus } from './LiveEvents'

const siteConfig = (route_to_open?: string) =>
  ({ consider_module_title_as_event: route_to_open && { module_slug_list: [], route_to_open } }) as SiteConfig

describe('rules', () => {
  it.each([
    ['live', 'live'],
    ['ended', 'ended'],
    ['scheduled', 'upcoming'],
    ['active', 'upcoming'],
    ['constructor', 'upcoming'],
    [undefined, 'upcoming'],
  ])('maps the status %s to %s', (status, state) => {
    expect(eventStateOfStatus({ status })).toBe(state)
  })

  it.each([
    [siteConfig('/live'), '/live/faust/night-1'],
    [siteConfig('/screening/'), '/screening/faust/night-1'],
    [siteConfig(), '/event/faust/night-1'],
  ])('returns the address of an event below the configured route, by default /event', (given, path) => {
    expect(eventLink(given, 'faust', 'night-1')).toBe(path)
  })
})

describe('the list', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'America/Los_Angeles'))
  afterEach(() => vi.unstubAllEnvs())

  const events: LiveEvent[] = [
    { slug: 'night-1', name: 'First night', status: 'live', start_time: '2026-11-28T02:00:00Z' },
    { slug: 'night-2', name: 'Second night', status: 'scheduled', start_time: '2026-12-01T03:30:00+01:00' },
    { slug: 'night-0', name: 'Rehearsal', status: 'ended' },
  ]

  it('shows times in the viewer’s zone and links only live events', () => {
    render(
      <InSite config={siteConfig('/live')}>
        <LiveEvents view={{ type: 'live_events' }} title={aTitle('faust')} data={events} />
      </InSite>,
    )
    const [live, upcoming, ended] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
    expect(live.textContent).toContain('Nov. 27, 6:00 PM')
    expect(within(live).getByRole('link', { name: /^View/ }).getAttribute('href')).toBe('/live/faust/night-1')
    expect(upcoming.textContent).toContain('Nov. 30, 6:30 PM')
    expect(upcoming.textContent).toContain('Coming soon')
    expect(ended.textContent).toContain('Ended')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})
