import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallOptions, Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { TokenLink } from './TokenLink'

afterEach(() => vi.restoreAllMocks())

const DOCUMENT_PATH = '/api/v1/papers/notes'

/** Renders the link with a service that returns these responses in order, and a browser that opens tabs. */
function show(
  responses: (() => Response | Promise<Response>)[],
  { href = DOCUMENT_PATH, tabs = true, signedIn = true, canSignIn = true } = {},
) {
  const requested: string[] = []
  const get: Http['get'] = async (path, { parseBody: take }: CallOptions = {}) => {
    requested.push(path)
    const response = await responses.shift()?.()
    if (!response?.ok) throw new ServiceError('status', path, response?.status)
    return { data: await take?.(response), text: '', path }
  }
  const tab = {
    opener: window as Window | null,
    closed: false,
    document: {},
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(tabs ? (tab as unknown as Window) : null)
  const downloads: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`)
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).type}`)
  const state = { signedIn }
  const session = { state: () => state, subscribe: () => () => {}, openSignIn: vi.fn() }
  const plan = { document: { site_config: { auth: { disabled: !canSignIn } } } }
  render(
    <RuntimeProvider value={{ http: { get }, session, plan } as unknown as Runtime}>
      <TokenLink href={href} name="Notes" />
    </RuntimeProvider>,
  )
  return { requested, tab, open, downloads, session }
}

const documentResponse = (type: string) => () => new Response('words', { headers: { 'Content-Type': type } })

test('opens a document in a new tab whose opener is null', async () => {
  const { tab, requested, downloads } = show([documentResponse('application/pdf')])
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:application/pdf'))
  expect(tab.opener).toBeNull()
  expect(requested).toEqual([`${location.origin}${DOCUMENT_PATH}`])
  expect(downloads).toEqual([])
})

test.each(['text/html', 'image/svg+xml', 'application/xml'])('downloads %s instead of opening it', async (type) => {
  const { tab, downloads } = show([documentResponse(type)])
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(downloads).toEqual(['Notes blob:application/octet-stream']))
  expect(tab.location.replace).not.toHaveBeenCalled()
  expect(tab.close).toHaveBeenCalled()
})

test('downloads the document if the browser blocks the tab', async () => {
  const { downloads } = show([documentResponse('application/pdf')], { tabs: false })
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(downloads).toEqual(['Notes blob:application/pdf']))
})

test('shows the loading state and ignores a second click', async () => {
  let respond = (_: Response) => {}
  const { requested } = show([() => new Promise<Response>((done) => (respond = done))])
  const link = screen.getByRole('button', { name: /^Notes/ })
  await userEvent.dblClick(link)
  expect(link.getAttribute('aria-busy')).toBe('true')
  respond(documentResponse('text/plain')())
  await waitFor(() => expect(link.getAttribute('aria-busy')).toBe('false'))
  expect(requested).toHaveLength(1)
})

test('closes the tab after a failure and allows a retry', async () => {
  const { tab, requested } = show([() => new Response(null, { status: 404 }), documentResponse('text/plain')])
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await screen.findByText('Try again')
  expect(tab.close).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:text/plain;charset=utf-8'))
  expect(requested).toHaveLength(2)
})

test('renders a plain link for addresses outside the service', () => {
  show([], { href: 'https://papers.example/notes' })
  expect(screen.getByRole('link', { name: /^Notes/ }).getAttribute('rel')).toBe('noopener noreferrer')
})

test('asks signed-out visitors to sign in and fetches nothing', async () => {
  const { session, requested, open } = show([documentResponse('text/plain')], { signedIn: false })
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  expect(session.openSignIn).toHaveBeenCalledOnce()
  expect({ requested, opened: open.mock.calls }).toEqual({ requested: [], opened: [] })
})

test('requests the document without a token on a site without sign-in', async () => {
  const { session, requested } = show([documentResponse('text/plain')], { signedIn: false, canSignIn: false })
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  expect(requested).toEqual([`${location.origin}${DOCUMENT_PATH}`])
  expect(session.openSignIn).not.toHaveBeenCalled()
})
