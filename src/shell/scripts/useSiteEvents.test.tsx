import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import type { SiteEvent } from '../../service/siteEvents'
import type { PageDialog } from '../../site/plan/modals'
import type { ShownPage } from '../../site/react/useShownPage'
import { testSite } from '../testing/testSite'
import { useSiteEvents } from './useSiteEvents'

const shownPageAt = (pathname: string, kind: string, route?: string, search = '') =>
  ({
    location: { pathname, search },
    resolved: { type: 'page', kind, params: {}, pathname, search, route: route && { route } },
  }) as unknown as ShownPage

function Page({ shown, dialog }: { shown: ShownPage; dialog?: PageDialog }) {
  useSiteEvents(shown, dialog)
  return null
}

it('emits one page view per page, without the query or tokens in the address', () => {
  const site = testSite()
  const { rerender } = render(site.around(<Page shown={shownPageAt('/home', 'home')} />))
  const pages = [
    shownPageAt('/films', 'titles', '/films', '?genre=horror'),
    shownPageAt('/films', 'titles', '/films', '?genre=drama'),
    shownPageAt('/reset/secret', 'resetpassword'),
    shownPageAt('/cancel/1/2', 'eventrsvpcancel', '/cancel/:eventId/:rsvpId'),
    shownPageAt('/logout', 'fixed:logout'),
  ]
  for (const shown of pages) rerender(site.around(<Page shown={shown} />))
  expect(site.runtime.events.log).toEqual([
    { name: 'page_view', path: '/home', kind: 'home' },
    { name: 'page_view', path: '/films', kind: 'titles' },
    { name: 'page_view', path: '/reset', kind: 'resetpassword' },
    { name: 'page_view', path: '/cancel/:eventId/:rsvpId', kind: 'eventrsvpcancel' },
    { name: 'page_view', path: '/logout', kind: 'logout' },
  ])
})

it('dispatches each event once when effects run twice (StrictMode)', () => {
  const site = testSite()
  const received: SiteEvent[] = []
  const onEvent = ({ detail }: CustomEvent<SiteEvent>) => received.push(detail)
  document.addEventListener('marquee', onEvent)
  render(<StrictMode>{site.around(<Page shown={shownPageAt('/home', 'home')} />)}</StrictMode>)
  document.removeEventListener('marquee', onEvent)
  expect(received).toEqual([{ name: 'page_view', path: '/home', kind: 'home' }])
})

it('a route dialog counts as a page', () => {
  const site = testSite()
  const dialog = { kind: 'titledetail', modal: {}, page: { params: {}, pathname: '/title/faust', search: '' } }
  render(site.around(<Page shown={shownPageAt('/home', 'home')} dialog={dialog as unknown as PageDialog} />))
  expect(site.runtime.events.log).toEqual([{ name: 'page_view', path: '/title/faust', kind: 'titledetail' }])
})

it('sends card clicks to the service, including earlier ones, with unchanged ids and no other fields', () => {
  const site = testSite()
  const send = vi.fn(async (_method: string, _path: string, _body: unknown) => ({ data: null, text: '', path: '' }))
  Object.assign(site.runtime.http, { send })
  const { emit } = site.runtime.events
  emit({ name: 'card_click', module: 'new', placement_id: 11, module_id: '3', title_id: 1001 })
  const { unmount } = render(site.around(<Page shown={shownPageAt('/home', 'home')} />))
  emit({ name: 'card_click', module: 'kept', placement_id: '11', content_id: 'c1' })
  emit({ name: 'search', found: 0 })
  unmount()
  emit({ name: 'card_click', module: 'new', title_id: 2 })
  expect(send.mock.calls.map(([method, path, body]) => [method, path, body])).toEqual([
    ['POST', 'modules/content/tracking/', { placement_id: 11, module_id: '3', title_id: 1001 }],
    ['POST', 'modules/content/tracking/', { placement_id: '11', content_id: 'c1' }],
  ])
})

it('dispatches each event on document and window as a copy that scripts cannot change for others', () => {
  const site = testSite()
  const received: SiteEvent[] = []
  const onEvent = ({ detail }: CustomEvent<SiteEvent>) => {
    received.push({ ...detail })
    Object.assign(detail, { path: 'changed' })
  }
  const count = vi.fn()
  document.addEventListener('marquee', onEvent)
  window.addEventListener('marquee', count)
  try {
    site.runtime.events.emit({ name: 'forbidden', path: 'user/queue' })
    render(site.around(<Page shown={shownPageAt('/home', 'home')} />))
  } finally {
    document.removeEventListener('marquee', onEvent)
    window.removeEventListener('marquee', count)
  }
  expect(received.map(({ name }) => name)).toEqual(['forbidden', 'page_view'])
  expect(count).toHaveBeenCalledTimes(2)
  expect(site.runtime.events.log).toMatchObject([{ path: 'user/queue' }, { path: '/home' }])
})
