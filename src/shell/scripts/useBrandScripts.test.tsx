import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShownPage } from '../../site/react/useShownPage'
import { testSite } from '../testing/testSite'
import { useBrandScripts } from './useBrandScripts'

const added: string[] = []
afterEach(() => {
  vi.restoreAllMocks()
  added.length = 0
})

const at = (pathname: string, kind: string) =>
  ({
    location: { pathname },
    resolved: { type: 'page', kind, params: {}, pathname, search: '' },
  }) as unknown as ShownPage

function Shell({ shown }: { shown: ShownPage }) {
  useBrandScripts(shown)
  return null
}

it('adds the scripts of the config once, on the first page that is not quiet', async () => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => void added.push((node as HTMLScriptElement).src))
  const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
  const { rerender } = render(site.around(<Shell shown={at('/login', 'login')} />))
  await import('./openScriptGate')
  expect(added).toEqual([])
  for (const path of ['/home', '/films', '/login', '/home'])
    rerender(site.around(<Shell shown={at(path, path === '/login' ? 'login' : 'home')} />))
  await waitFor(() => expect(added).toEqual(['https://a.example/a.js']))
})

it.each(['resetpassword', 'eventrsvpcancel'])(
  'never adds scripts to a document that was opened with %s',
  async (kind) => {
    vi.spyOn(document.head, 'append').mockImplementation((node) => void added.push((node as HTMLScriptElement).src))
    const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
    const { rerender } = render(site.around(<Shell shown={at('/mail', kind)} />))
    await import('./openScriptGate')
    for (const path of ['/home', '/films']) rerender(site.around(<Shell shown={at(path, 'home')} />))
    await new Promise((resolve) => setTimeout(resolve))
    expect(added).toEqual([])
  },
)

it('reloads a page from an email if scripts are already running', async () => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => void added.push((node as HTMLScriptElement).src))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
  const { rerender } = render(site.around(<Shell shown={at('/home', 'home')} />))
  await waitFor(() => expect(added).toHaveLength(1))
  rerender(site.around(<Shell shown={at('/login', 'login')} />))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
  rerender(site.around(<Shell shown={at('/events/1/cancel/2', 'eventrsvpcancel')} />))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
