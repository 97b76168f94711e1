import { act, render, screen } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { EventList, toldOf, useEvents } from './EventList'

function List() {
  return <EventList events={useEvents()} told="To nobody." />
}

it('lists events with their fields, the newest first', () => {
  render(<List />)
  const tell = (detail: object) => act(() => void document.dispatchEvent(new CustomEvent('marquee', { detail })))
  tell({ name: 'page_view', path: '/home', kind: 'home' })
  tell({ name: 'card_click', module: 'new', placement_id: undefined, title_id: 1001 })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^[\d:]+ /, ''))).toEqual([
    'card_click module: new · title_id: 1001',
    'page_view path: /home · kind: home',
  ])
})

const asking = { cookies_consent: { enabled: true }, adobe_embed_src: 'https://a.example/a.js' }
test.each<[string, unknown, string | undefined, RegExp]>([
  ['no tool', { site_config: {} }, undefined, /^No tool/],
  ['nothing readable', undefined, 'all', /^No tool/],
  ['nobody asks', { analytics_code: 'G-1', site_config: {} }, undefined, /^Told to analytics_code\.$/],
  [
    'not asked yet',
    { analytics_code: 'G-1', site_config: asking },
    undefined,
    /analytics_code and adobe.* now to nobody/,
  ],
  ['something else allowed', { site_config: asking }, 'necessary,functional', /now to nobody/],
  ['allowed', { site_config: asking }, 'necessary,analytics', /^Told to adobe_embed_src\.$/],
])('who is told: %s', (_, config, consent, said) => expect(toldOf(config, consent)).toMatch(said))
