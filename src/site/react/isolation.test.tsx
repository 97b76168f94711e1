import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { valueAtPath } from '../../lib/json/valueAtPath'
import { createStatusLog } from '../../service/http/statusLog'
import { anHttp } from '../../service/http/testing/anHttp'
import { createSession } from '../../session/session'
import { planSite } from '../plan/plan'
import type { ModuleEntry } from '../registry'
import { createRuntime } from '../runtime'
import { createProblems } from '../validate/problem'
import { ModuleList } from './ModuleList'
import { RuntimeProvider } from './RuntimeContext'

const LIST_URI = 'modules/placement/home/'
const textPlacement = (slug: string, content: unknown) => ({ module: { slug, type: 'text_block', content } })

function TextModule({ module }: { module: unknown }) {
  const content = valueAtPath(module, ['content'])
  if (content === 'throw') throw new Error('broken on purpose')
  return <p>{String(content)}</p>
}

/** A site with one list. `serve` changes the list of the service. */
function siteWithList(data: unknown[], load: ModuleEntry['load'] = async () => ({ default: TextModule })) {
  let list = { data }
  const http = { get: async (path: string) => ({ data: structuredClone(list), text: JSON.stringify(list), path }) }
  const kinds = new Map([['home', { load: async () => ({ default: () => null }) }]])
  const runtime = createRuntime({
    registry: {
      kinds,
      modules: new Map([['text_block', { load, schema: 'modules/text_block' } as ModuleEntry]]),
      fixed: [],
    },
    plan: planSite({ site_config: { routing: [] } }, kinds, 'config.json').plan,
    http: anHttp(http),
    session: createSession(),
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
  return {
    ui,
    runtime,
    serve: (next: unknown[]) => {
      list = { data: next }
    },
  }
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

it('shows an error for a module that throws, keeps its neighbours, and retries on request', async () => {
  render(siteWithList([textPlacement('a', 'First'), textPlacement('b', 'throw'), textPlacement('c', 'Third')]).ui)
  expect(await screen.findByText('First')).toBeTruthy()
  expect(await screen.findByText('Third')).toBeTruthy()
  expect(await screen.findByText('This section did not load.')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(await screen.findByText('This section did not load.')).toBeTruthy()
})

it.each([
  ['nothing', []],
  ['only invalid modules', [null, 7, { module: {} }]],
  ['only unknown types', [{ module: { slug: 'a', type: 'weather' } }]],
  ['only hidden modules', [{ module: { slug: 'a', type: 'text_block', hidden: true } }]],
])('shows the empty state for a list with %s', async (_, data) => {
  vi.stubEnv('DEV', false)
  render(siteWithList(data).ui)
  expect(await screen.findByText('There is nothing here yet.')).toBeTruthy()
  vi.unstubAllEnvs()
})

it('shows the message for the visitor’s group in an empty list with match_access_by_groups', async () => {
  const { ui, runtime } = siteWithList([])
  Object.assign(runtime.plan.document.site_config, {
    match_access_by_groups: true,
    error_message_if_no_content_group_restriction: [{ group: 'press', message: 'The press room opens on Monday.' }],
  })
  runtime.session.profileLoaded({}, ['press'])
  render(ui)
  expect(await screen.findByText('The press room opens on Monday.')).toBeTruthy()
})

it('shows in the preview why the module of a list is invalid', async () => {
  render(siteWithList([{ module: { slug: 'a', type: 'weather' } }]).ui)
  expect(await screen.findByText(/"weather" is not a module type/)).toBeTruthy()
})

it('shows the valid module of a list, and omits invalid ones without a message', async () => {
  vi.stubEnv('DEV', false)
  render(siteWithList([textPlacement('a', 5), textPlacement('b', 'Second'), null]).ui)
  expect(await screen.findByText('Second')).toBeTruthy()
  expect(screen.queryByText('There is nothing here yet.')).toBeNull()
  vi.unstubAllEnvs()
})

it('retries code that failed to load on request', async () => {
  let tries = 0
  const load: ModuleEntry['load'] = async () => {
    if (++tries === 1) throw new Error('no such chunk')
    return { default: TextModule }
  }
  render(siteWithList([textPlacement('a', 'First')], load).ui)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => retry.click())
  expect(await screen.findByText('First')).toBeTruthy()
})

it('omits a module without valid data in production', async () => {
  vi.stubEnv('DEV', false)
  render(
    siteWithList([
      textPlacement('a', 'First'),
      { module: { slug: 'b', type: 'text_block', content: 7, config: [] } },
      textPlacement('c', 'Third'),
    ]).ui,
  )
  expect(await screen.findByText('Third')).toBeTruthy()
  expect(screen.queryByText('This section did not load.')).toBeNull()
  vi.unstubAllEnvs()
})

it('renders two sites on one page independently of each other', async () => {
  render(
    <>
      {siteWithList([textPlacement('a', 'Of the first site')]).ui}
      {siteWithList([textPlacement('a', 'Of the second site')]).ui}
    </>,
  )
  expect(await screen.findByText('Of the first site')).toBeTruthy()
  expect(await screen.findByText('Of the second site')).toBeTruthy()
})

it('emits card_click with the ids of the service as numbers or texts, for cards only', async () => {
  const Cards = () => (
    <>
      <a href="#a" data-card="1001">
        <b>By number</b>
      </a>
      <a href="#b" data-card={JSON.stringify('1002')}>
        By words
      </a>
      <a href="#c" data-card={JSON.stringify('c1')} data-content>
        No title
      </a>
      <a href="#d">No card</a>
    </>
  )
  const placement = { id: 7, module: { slug: 'a', id: '3', type: 'text_block', content: 'x' } }
  const { ui, runtime } = siteWithList([placement, { ...textPlacement('b', 'x'), id: 'p' }], async () => ({
    default: Cards,
  }))
  render(ui)
  for (const name of ['By number', 'By words', 'No title', 'No card'])
    (await screen.findAllByText(name))[name === 'By words' ? 1 : 0]?.click()
  expect(runtime.events.log).toEqual([
    { name: 'card_click', module: 'a', placement_id: 7, module_id: '3', title_id: 1001 },
    { name: 'card_click', module: 'b', placement_id: 'p', module_id: undefined, title_id: '1002' },
    { name: 'card_click', module: 'a', placement_id: 7, module_id: '3', content_id: 'c1' },
  ])
})

it('reports a module that throws once, even if the page is rendered again', async () => {
  const { ui, runtime } = siteWithList([textPlacement('a', 'First'), textPlacement('b', 'throw')])
  const { rerender } = render(ui)
  await screen.findByText('This section did not load.')
  rerender(ui)
  expect(runtime.events.log).toEqual([{ name: 'site_error', place: 'module', module: 'b' }])
})
