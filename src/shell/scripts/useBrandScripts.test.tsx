import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Shown } from '../../site/react/useShownPage'
import { testSite } from '../testing/testSite'
import { useBrandScripts } from './useBrandScripts'

const put: string[] = []
afterEach(() => {
  vi.restoreAllMocks()
  put.length = 0
})

const at = (pathname: string, kind: string) =>
  ({ location: { pathname }, resolved: { type: 'page', kind, params: {}, pathname, search: '' } }) as unknown as Shown

function Shell({ shown }: { shown: Shown }) {
  useBrandScripts(shown)
  return null
}

it('the scripts of the config come with the first page that is not quiet, once', async () => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => void put.push((node as HTMLScriptElement).src))
  const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
  const { rerender } = render(site.around(<Shell shown={at('/login', 'login')} />))
  await import('./openScriptGate')
  expect(put).toEqual([])
  for (const path of ['/home', '/films', '/login', '/home'])
    rerender(site.around(<Shell shown={at(path, path === '/login' ? 'login' : 'home')} />))
  await waitFor(() => expect(put).toEqual(['https://a.example/a.js']))
})

it.each(['resetpassword', 'eventrsvpcancel'])(
  'a document that begins with %s has no scripts to its end',
  async (kind) => {
    vi.spyOn(document.head, 'append').mockImplementation((node) => void put.push((node as HTMLScriptElement).src))
    const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
    const { rerender } = render(site.around(<Shell shown={at('/mail', kind)} />))
    await import('./openScriptGate')
    for (const path of ['/home', '/films']) rerender(site.around(<Shell shown={at(path, 'home')} />))
    await new Promise((done) => setTimeout(done))
    expect(put).toEqual([])
  },
)

it('where scripts run already, a page of a mail is loaded anew', async () => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => void put.push((node as HTMLScriptElement).src))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
  const { rerender } = render(site.around(<Shell shown={at('/home', 'home')} />))
  await waitFor(() => expect(put).toHaveLength(1))
  rerender(site.around(<Shell shown={at('/login', 'login')} />))
  await new Promise((done) => setTimeout(done))
  expect(reload).not.toHaveBeenCalled()
  rerender(site.around(<Shell shown={at('/events/1/cancel/2', 'eventrsvpcancel')} />))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
