import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallOptions, Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { TokenLink } from './TokenLink'

afterEach(() => vi.restoreAllMocks())

const PAPER = '/api/v1/papers/notes'

/** The link, in a site whose service gives these answers one after another, and a browser that opens tabs. */
function show(answers: (() => Response | Promise<Response>)[], { href = PAPER, tabs = true, signedIn = true } = {}) {
  const asked: string[] = []
  const get: Http['get'] = async (path, { parseBody: take }: CallOptions = {}) => {
    asked.push(path)
    const answer = await answers.shift()?.()
    if (!answer?.ok) throw new ServiceError('status', path, answer?.status)
    return { data: await take?.(answer), text: '', path }
  }
  const tab = {
    opener: window as Window | null,
    closed: false,
    document: {},
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(tabs ? (tab as unknown as Window) : null)
  const kept: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(`${this.download} ${this.href}`)
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).type}`)
  const state = { signedIn }
  const session = { state: () => state, subscribe: () => () => {}, ask: vi.fn() }
  render(
    <RuntimeProvider value={{ http: { get }, session } as unknown as Runtime}>
      <TokenLink href={href} name="Notes" />
    </RuntimeProvider>,
  )
  return { asked, tab, open, kept, session }
}

const paper = (type: string) => () => new Response('words', { headers: { 'Content-Type': type } })

test('a document opens in a tab that does not know this page', async () => {
  const { tab, asked, kept } = show([paper('application/pdf')])
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:application/pdf'))
  expect(tab.opener).toBeNull()
  expect(asked).toEqual([`${location.origin}${PAPER}`])
  expect(kept).toEqual([])
})

test.each(['text/html', 'image/svg+xml', 'application/xml'])('%s is never opened, only kept', async (type) => {
  const { tab, kept } = show([paper(type)])
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(kept).toEqual(['Notes blob:application/octet-stream']))
  expect(tab.location.replace).not.toHaveBeenCalled()
  expect(tab.close).toHaveBeenCalled()
})

test('a browser that opens no tab keeps it', async () => {
  const { kept } = show([paper('application/pdf')], { tabs: false })
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(kept).toEqual(['Notes blob:application/pdf']))
})

test('it tells that it is on its way, and a second press asks nothing', async () => {
  let answer = (_: Response) => {}
  const { asked } = show([() => new Promise<Response>((done) => (answer = done))])
  const link = screen.getByRole('button', { name: /^Notes/ })
  await userEvent.dblClick(link)
  expect(link.getAttribute('aria-busy')).toBe('true')
  answer(paper('text/plain')())
  await waitFor(() => expect(link.getAttribute('aria-busy')).toBe('false'))
  expect(asked).toHaveLength(1)
})

test('a failure closes the tab and can be tried again', async () => {
  const { tab, asked } = show([() => new Response(null, { status: 404 }), paper('text/plain')])
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await screen.findByText('Try again')
  expect(tab.close).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:text/plain;charset=utf-8'))
  expect(asked).toHaveLength(2)
})

test('elsewhere it is a plain link, without a token', () => {
  show([], { href: 'https://papers.example/notes' })
  expect(screen.getByRole('link', { name: /^Notes/ }).getAttribute('rel')).toBe('noopener noreferrer')
})

test('who is not signed in is asked to, and nothing is fetched', async () => {
  const { session, asked, open } = show([paper('text/plain')], { signedIn: false })
  await userEvent.click(screen.getByRole('button', { name: /^Notes/ }))
  expect(session.ask).toHaveBeenCalledOnce()
  expect({ asked, opened: open.mock.calls }).toEqual({ asked: [], opened: [] })
})
