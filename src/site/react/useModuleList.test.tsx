import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { valueAtPath } from '../../lib/json/valueAtPath'
import type { CallOptions } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { createStatusLog } from '../../service/http/statusLog'
import { anHttp } from '../../service/http/testing/anHttp'
import { createSession } from '../../session/session'
import { planSite } from '../plan/plan'
import { createRuntime } from '../runtime'
import { createProblems } from '../validate/problem'
import { ModuleList } from './ModuleList'
import { RuntimeProvider } from './RuntimeContext'

const LIST_URI = 'modules/placement/home/'
const MODULE_LIST = { data: [{ module: { slug: 'words', type: 'text_block', content: 'Here' } }] }

function TextModule({ module }: { module: unknown }) {
  return <p>{String(valueAtPath(module, ['content']))}</p>
}

/** A page with one list, from a service that returns these responses in order; then it fails. */
function pageWithResponses(...responses: unknown[]) {
  const get = vi.fn(async (path: string, _options?: CallOptions) => {
    const response = responses.shift()
    if (response === undefined) throw new ServiceError('status', path, 500)
    return { data: response, text: JSON.stringify(response), path }
  })
  const session = createSession()
  const runtime = createRuntime({
    registry: {
      kinds: new Map([['home', { load: async () => ({ default: () => null }) }]]),
      modules: new Map([
        ['text_block', { load: async () => ({ default: TextModule }), schema: 'modules/text_block' }],
        // Its code never loads.
        ['html_block', { load: () => new Promise<never>(() => {}), schema: 'modules/html_block' }],
      ]),
      fixed: [],
    },
    plan: planSite(
      { site_config: { routing: [{ route: '/home', component: 'home', modules_uri: LIST_URI }] } },
      new Map([['home', {}]]),
      'config.json',
    ).plan,
    http: anHttp({ get }),
    session,
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
  const ui = (
    <RuntimeProvider value={runtime}>
      <MemoryRouter>
        <ModuleList uri={LIST_URI} />
      </MemoryRouter>
    </RuntimeProvider>
  )
  const home = () => runtime.resolve({ pathname: '/home', search: '', hash: '' })
  return { ui, get, session, runtime, home }
}

it('renders a prepared list immediately with one request', async () => {
  const { ui, runtime, get, home } = pageWithResponses(MODULE_LIST)
  await runtime.prepare(home())
  render(ui)
  expect(screen.getByText('Here')).toBeTruthy()
  expect(get).toHaveBeenCalledTimes(1)
})

it('does not retry a list that failed while it was prepared until the visitor asks', async () => {
  const { ui, runtime, get, home } = pageWithResponses(undefined, MODULE_LIST)
  await runtime.prepare(home())
  render(ui)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(get).toHaveBeenCalledTimes(1)
  await act(async () => retry.click())
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(get).toHaveBeenCalledTimes(2)
})

it('shows a late list with its modules, without skeletons', async () => {
  const { ui } = pageWithResponses(MODULE_LIST)
  const { container } = render(ui)
  const seen = new Set<number>()
  const count = () => seen.add(container.querySelectorAll('.mq-module .mq-skeleton').length)
  const observer = new MutationObserver(count)
  observer.observe(container, { childList: true, subtree: true })
  await screen.findByText('Here')
  observer.disconnect()
  expect([...seen]).toEqual([0])
})

it('shows the other modules after the timeout if the code of a module does not load', async () => {
  const { ui } = pageWithResponses({ data: [{ module: { slug: 'never', type: 'html_block' } }, ...MODULE_LIST.data] })
  const { container } = render(ui)
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(container.querySelectorAll('.mq-module .mq-skeleton')).toHaveLength(1)
})

it('renders a prepared page without a second wait for a module whose code does not load', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { ui, runtime, home } = pageWithResponses({
    data: [{ module: { slug: 'never', type: 'html_block' } }, ...MODULE_LIST.data],
  })
  const opened = runtime.open(home())
  await vi.advanceTimersByTimeAsync(1000)
  await opened
  render(ui)
  expect(screen.getByText('Here')).toBeTruthy()
})

it('requests the list again after signing out', async () => {
  Cookies.set('token', 'abc')
  const { ui, get, session } = pageWithResponses(MODULE_LIST, {
    data: [{ module: { slug: 'words', type: 'text_block', content: 'Signed out' } }],
  })
  render(ui)
  expect(await screen.findByText('Here')).toBeTruthy()
  act(() => session.signedOut())
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(get).toHaveBeenCalledTimes(2)
})

it('never shows the previous user’s list while the next one loads or fails', async () => {
  Cookies.set('token', 'abc')
  const { ui, session, runtime } = pageWithResponses(MODULE_LIST)
  render(ui)
  expect(await screen.findByText('Here')).toBeTruthy()
  act(() => session.signedInWith({ token: 'b', scheme: 'Token' }))
  expect(screen.queryByText('Here')).toBeNull()
  expect(runtime.lists()).toHaveLength(1)
})

it('identifies a list by its whole address, including spaces', async () => {
  const { runtime } = pageWithResponses(MODULE_LIST)
  await runtime.list('modules/placement/home page/').load()
  expect(runtime.lists().map(({ uri }) => uri)).toEqual(['modules/placement/home page/'])
})

it('aborts the list of a page that is left before it is shown, unless the next page needs it', async () => {
  const { runtime, get, home } = pageWithResponses(MODULE_LIST, MODULE_LIST)
  const signals = () => get.mock.calls.map(([, options]) => options?.signal?.aborted)
  void runtime.prepare(home())
  runtime.cancelPrepared(home(), home())
  expect(signals()).toEqual([false])
  runtime.cancelPrepared(home(), { type: 'empty' })
  expect(signals()).toEqual([true])
})
