import { act, render, screen } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { EventList, trackingNote } from './EventList'
import { useEvents } from './useEvents'

function EventsOfPage() {
  return <EventList events={useEvents()} note="No tools" />
}

it('lists events with their fields, newest first', () => {
  render(<EventsOfPage />)
  const emit = (detail: object) => act(() => void document.dispatchEvent(new CustomEvent('marquee', { detail })))
  emit({ name: 'page_view', path: '/home', kind: 'home' })
  emit({ name: 'card_click', module: 'new', placement_id: undefined, title_id: 1001 })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^[\d:]+ /, ''))).toEqual([
    'card_click module: new · title_id: 1001',
    'page_view path: /home · kind: home',
  ])
})

const CONFIG_WITH_CONSENT = { cookies_consent: { enabled: true }, adobe_embed_src: 'https://a.example/a.js' }
test.each<[string, unknown, string | undefined, RegExp]>([
  ['no tool', { site_config: {} }, undefined, /^The config has no analytics tool/],
  ['no config', undefined, 'all', /^The config has no analytics tool/],
  ['no consent needed', { analytics_code: 'G-1', site_config: {} }, undefined, /^Sent to analytics_code\.$/],
  [
    'not asked yet',
    { analytics_code: 'G-1', site_config: CONFIG_WITH_CONSENT },
    undefined,
    /analytics_code and adobe.* No consent: not sent now/,
  ],
  [
    'other categories allowed',
    { site_config: CONFIG_WITH_CONSENT },
    'necessary,functional',
    /No consent: not sent now/,
  ],
  ['allowed', { site_config: CONFIG_WITH_CONSENT }, 'necessary,analytics', /^Sent to adobe_embed_src\.$/],
])('names the tools that receive events: %s', (_, config, consent, expected) =>
  expect(trackingNote(config, consent)).toMatch(expected),
)
