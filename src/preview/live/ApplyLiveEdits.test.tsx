import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteDocument } from '../../generated/types'
import { valueAtPath } from '../../lib/json/valueAtPath'
import { createStatusLog } from '../../service/http/statusLog'
import { anHttp } from '../../service/http/testing/anHttp'
import { createSession } from '../../session/session'
import { planSite } from '../../site/plan/plan'
import { ModuleList } from '../../site/react/ModuleList'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import { createRuntime } from '../../site/runtime'
import { createProblems } from '../../site/validate/problem'
import { staleFiles } from '../problems/lastGood'
import { ApplyLiveEdits } from './ApplyLiveEdits'
import { createLiveEdits } from './liveEdits'

let listAnswer: string

const Heading = ({ module }: { module: unknown }) => <p>{String(valueAtPath(module, ['display_name']))}</p>

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/__marquee/world' ? Response.json({ site: 'lumen' }) : new Response(listAnswer),
  )
})
afterEach(() => vi.unstubAllGlobals())

const listOf = (...names: string[]) =>
  JSON.stringify({
    data: names.map((name, index) => ({ module: { type: 'text_block', slug: `m-${index}`, display_name: name } })),
  })

async function show() {
  const problems = createProblems()
  const site: SiteDocument = {
    site_config: { routing: [{ route: '/home', component: 'home', modules_uri: 'modules/placement/home/' }] },
  }
  const get = async (path: string) => ({ data: JSON.parse(listAnswer), text: listAnswer, path })
  const runtime = createRuntime({
    registry: {
      kinds: new Map(),
      modules: new Map([['text_block', { load: async () => ({ default: Heading }), schema: 'modules/text_block' }]]),
      fixed: [],
    },
    plan: planSite(site, new Map([['home', {}]]), 'config.json').plan,
    http: anHttp({ get }),
    session: createSession(),
    problems,
    statusLog: createStatusLog(),
  })
  const edits = createLiveEdits(document.createElement('div'), () => expect.unreachable('the page was reloaded'))
  render(
    <RuntimeProvider value={runtime}>
      <ModuleList uri="modules/placement/home/" />
      <ApplyLiveEdits edits={edits} />
    </RuntimeProvider>,
  )
  const save = (text: string) => {
    listAnswer = text
    return act(() => edits.apply({ site: 'lumen', path: 'modules/home.json' }))
  }
  return { problems, save }
}

test('applies a saved list in place without remounting unchanged modules', async () => {
  listAnswer = listOf('First')
  const { save } = await show()
  const first = await screen.findByText('First')
  await save(listOf('Renamed', 'Second'))
  expect(screen.getByText('Renamed')).toBe(first)
  expect(screen.getByText('Second')).toBeTruthy()
})

test('keeps the page and reports an invalid list, and applies it once fixed', async () => {
  listAnswer = listOf('First')
  const { problems, save } = await show()
  await screen.findByText('First')
  for (const broken of ['{\n  "data": [,\n}', '{ "deta": [] }']) {
    await save(broken)
    expect(screen.getByText('First')).toBeTruthy()
    expect(staleFiles.get()).toEqual(['modules/home.json'])
  }
  await save(listOf('Fixed').replace('slug', 'slgu'))
  await vi.waitFor(() =>
    expect(problems.list()).toMatchObject([{ message: 'unknown field "slgu", and "slug" is missing' }]),
  )
  expect(staleFiles.get()).toEqual([])
  await save(listOf('Fixed'))
  expect(screen.getByText('Fixed')).toBeTruthy()
  expect(problems.list()).toEqual([])
})

test('recovers from an initially invalid list', async () => {
  listAnswer = '<h1>no list</h1>'
  const { save } = await show()
  await screen.findByRole('status')
  expect(staleFiles.get()).toEqual([])
  await save(listOf('Recovered'))
  expect(screen.getByText('Recovered')).toBeTruthy()
})
