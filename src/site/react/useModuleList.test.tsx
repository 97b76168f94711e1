import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { CallOptions, Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { createStatusLog } from '../../service/http/statusLog'
import { createSession } from '../../session/session'
import { planSite } from '../plan/plan'
import type { ModuleProps } from '../registry'
import { createRuntime } from '../runtime'
import { createProblems } from '../validate/problem'
import { ModuleList } from './ModuleList'
import { RuntimeProvider } from './RuntimeContext'

const URI = 'modules/placement/home/'
const LIST = { data: [{ module: { slug: 'words', type: 'text_block', content: 'Here' } }] }

function Words({ module }: ModuleProps<'text_block'>) {
  return <p>{module.content}</p>
}

/** A page with one list, on a service that gives these answers one after the other. */
function page(...answers: unknown[]) {
  const get = vi.fn(async (path: string, _options?: CallOptions) => {
    const answer = answers.shift()
    if (answer === undefined) throw new ServiceError('status', path, 500)
    return { data: answer, text: JSON.stringify(answer), path }
  })
  const session = createSession()
  const runtime = createRuntime({
    registry: {
      kinds: new Map([['home', { load: async () => ({ default: () => null }) }]]),
      modules: new Map([
        ['text_block', { load: async () => ({ default: Words as never }), schema: 'modules/text_block' }],
        // Its code never comes.
        ['html_block', { load: () => new Promise<never>(() => {}), schema: 'modules/html_block' }],
      ]),
      fixed: [],
    },
    plan: planSite(
      { site_config: { routing: [{ route: '/home', component: 'home', modules_uri: URI }] } },
      new Map([['home', {}]]),
      'config.json',
    ).plan,
    http: { get, send: vi.fn() } as unknown as Http,
    session,
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
  const ui = (
    <RuntimeProvider value={runtime}>
      <MemoryRouter>
        <ModuleList uri={URI} />
      </MemoryRouter>
    </RuntimeProvider>
  )
  const home = () => runtime.resolve({ pathname: '/home', search: '', hash: '' })
  return { ui, get, session, runtime, home }
}

it('a prepared list renders at once, from one call', async () => {
  const { ui, runtime, get, home } = page(LIST)
  await runtime.prepare(home())
  render(ui)
  expect(screen.getByText('Here')).toBeTruthy()
  expect(get).toHaveBeenCalledTimes(1)
})

it('a list that failed while it was prepared is not asked for again until somebody retries', async () => {
  const { ui, runtime, get, home } = page(undefined, LIST)
  await runtime.prepare(home())
  render(ui)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(get).toHaveBeenCalledTimes(1)
  await act(async () => retry.click())
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(get).toHaveBeenCalledTimes(2)
})

it('a list that comes late is shown with its modules: none of them is a skeleton first', async () => {
  const { ui } = page(LIST)
  const { container } = render(ui)
  const seen = new Set<number>()
  const count = () => seen.add(container.querySelectorAll('.mq-module .mq-skeleton').length)
  const observer = new MutationObserver(count)
  observer.observe(container, { childList: true, subtree: true })
  await screen.findByText('Here')
  observer.disconnect()
  expect([...seen]).toEqual([0])
})

it('a module whose code does not come keeps the others waiting for a moment only', async () => {
  const { ui } = page({ data: [{ module: { slug: 'never', type: 'html_block' } }, ...LIST.data] })
  const { container } = render(ui)
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(container.querySelectorAll('.mq-module .mq-skeleton')).toHaveLength(1)
})

it('waits once for a module whose code does not come, on a page that was prepared before', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { ui, runtime, home } = page({ data: [{ module: { slug: 'never', type: 'html_block' } }, ...LIST.data] })
  const opened = runtime.open(home())
  await vi.advanceTimersByTimeAsync(1000)
  await opened
  render(ui)
  expect(screen.getByText('Here')).toBeTruthy()
})

it('another sign-in state asks for the list anew', async () => {
  Cookies.set('token', 'abc')
  const { ui, get, session } = page(LIST, {
    data: [{ module: { slug: 'words', type: 'text_block', content: 'Signed out' } }],
  })
  render(ui)
  expect(await screen.findByText('Here')).toBeTruthy()
  act(() => session.signedOut())
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(get).toHaveBeenCalledTimes(2)
})

it('nothing of one user is shown while the list of the next one comes, or fails to', async () => {
  Cookies.set('token', 'abc')
  const { ui, session, runtime } = page(LIST)
  render(ui)
  expect(await screen.findByText('Here')).toBeTruthy()
  act(() => session.signedInWith({ token: 'b', scheme: 'Token' }))
  expect(screen.queryByText('Here')).toBeNull()
  expect(runtime.lists()).toHaveLength(1)
})

it('a list is known by the whole of its address, spaces too', async () => {
  const { runtime } = page(LIST)
  await runtime.list('modules/placement/home page/').load()
  expect(runtime.lists().map(({ uri }) => uri)).toEqual(['modules/placement/home page/'])
})

it('a page that is left before it is shown gives up its list, unless the next one opens with the same', async () => {
  const { runtime, get, home } = page(LIST, LIST)
  const signals = () => get.mock.calls.map(([, options]) => options?.signal?.aborted)
  void runtime.prepare(home())
  runtime.cancelPrepared(home(), home())
  expect(signals()).toEqual([false])
  runtime.cancelPrepared(home(), { type: 'empty' })
  expect(signals()).toEqual([true])
})
