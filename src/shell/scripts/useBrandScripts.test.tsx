import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShownPage } from '../../site/react/useShownPage'
import { testSite } from '../testing/testSite'
import { useBrandScripts } from './useBrandScripts'

const addedScripts: string[] = []
afterEach(() => {
  vi.restoreAllMocks()
  addedScripts.length = 0
})

const shownPageAt = (pathname: string, kind: string) =>
  ({
    location: { pathname },
    resolved: { type: 'page', kind, params: {}, pathname, search: '' },
  }) as unknown as ShownPage

function BrandScripts({ shown }: { shown: ShownPage }) {
  useBrandScripts(shown)
  return null
}

it('adds the scripts of the config once, on the first page that allows third-party scripts', async () => {
  vi.spyOn(document.head, 'append').mockImplementation(
    (node) => void addedScripts.push((node as HTMLScriptElement).src),
  )
  const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
  const { rerender } = render(site.around(<BrandScripts shown={shownPageAt('/login', 'login')} />))
  await import('./openScriptGate')
  expect(addedScripts).toEqual([])
  for (const path of ['/home', '/films', '/login', '/home'])
    rerender(site.around(<BrandScripts shown={shownPageAt(path, path === '/login' ? 'login' : 'home')} />))
  await waitFor(() => expect(addedScripts).toEqual(['https://a.example/a.js']))
})

it.each(['resetpassword', 'eventrsvpcancel'])(
  'never adds scripts to a document that was opened at a page of kind %s',
  async (kind) => {
    vi.spyOn(document.head, 'append').mockImplementation(
      (node) => void addedScripts.push((node as HTMLScriptElement).src),
    )
    const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
    const { rerender } = render(site.around(<BrandScripts shown={shownPageAt('/mail', kind)} />))
    await import('./openScriptGate')
    for (const path of ['/home', '/films']) rerender(site.around(<BrandScripts shown={shownPageAt(path, 'home')} />))
    await new Promise((resolve) => setTimeout(resolve))
    expect(addedScripts).toEqual([])
  },
)

it('reloads a page from an email if scripts are already running', async () => {
  vi.spyOn(document.head, 'append').mockImplementation(
    (node) => void addedScripts.push((node as HTMLScriptElement).src),
  )
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const site = testSite({ config: { scripts: [{ src: 'https://a.example/a.js', category: 'necessary' }] } })
  const { rerender } = render(site.around(<BrandScripts shown={shownPageAt('/home', 'home')} />))
  await waitFor(() => expect(addedScripts).toHaveLength(1))
  rerender(site.around(<BrandScripts shown={shownPageAt('/login', 'login')} />))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
  rerender(site.around(<BrandScripts shown={shownPageAt('/events/1/cancel/2', 'eventrsvpcancel')} />))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
