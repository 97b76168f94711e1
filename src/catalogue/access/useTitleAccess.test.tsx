import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { Route, TitleCard } from '../../generated/types'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { createStatusLog } from '../../service/http/statusLog'
import { createSession } from '../../session/session'
import { planSite } from '../../site/plan/plan'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import { createRuntime } from '../../site/runtime'
import { createProblems } from '../../site/validate/problem'
import { useTitleAccess } from './useTitleAccess'

const REFUSED = new ServiceError('status', 'titles/x/', 403)
const WORDS = { group: 'press', message: 'The embargo holds until Friday.' }

/** What a visitor who has signed in meets at a title that the service refuses. */
function atRefusedTitle(hasWords: boolean) {
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  const config = hasWords ? { error_message_if_no_content_group_restriction: [WORDS] } : {}
  const runtime = createRuntime({
    registry: {
      kinds: new Map([['home', { load: async () => ({ default: () => null }) }]]),
      modules: new Map(),
      fixed: [],
    },
    plan: planSite(
      { site_config: { ...config, routing: [{ route: '/home', component: 'home' }] } },
      new Map([['home', {}]]),
      'config.json',
    ).plan,
    http: { get: vi.fn(), send: vi.fn() } as unknown as Http,
    session,
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <RuntimeProvider value={runtime}>
      <MemoryRouter>{children}</MemoryRouter>
    </RuntimeProvider>
  )
  const hook = renderHook(() => useTitleAccess({ slug: 'x', title: undefined, error: REFUSED }), { wrapper })
  return { session, access: () => hook.result.current.access }
}

it('a refusal waits for the groups of the visitor: the brand may have words for them', () => {
  const { session, access } = atRefusedTitle(true)
  expect(access()).toEqual({ type: 'waits' })
  act(() => session.signedInAs({}, ['press']))
  expect(access()).toEqual({ type: 'closed', message: WORDS.message })
})

it('a refusal does not wait for groups that cannot be had', () => {
  const { session, access } = atRefusedTitle(true)
  act(() => session.stayUnknown())
  expect(access()).toMatchObject({ type: 'away' })
})

it('where no words belong to groups, a refusal waits for nobody', () => {
  expect(atRefusedTitle(false).access()).toMatchObject({ type: 'away' })
})

describe('on an apple-type site', () => {
  const LISTS = ['/one', '/two', '/three'].map(
    (route): Route => ({ route, component: 'home', modules_uri: `lists${route}` }),
  )
  const CARD = { slug: 'part', hierarchy: { parent_slug: 'show' } } as TitleCard

  /** A title, and lists that answer when they are told to. */
  function atTitle(title: TitleCard | undefined = CARD) {
    const asked: string[] = []
    const answers = new Map<string, (data: unknown) => void>()
    const get = (path: string) => {
      asked.push(path)
      return new Promise((resolve, reject) => {
        answers.set(path, (data) =>
          data === undefined ? reject(new ServiceError('network', path)) : resolve({ data, text: '{}', path }),
        )
      })
    }
    const kinds = new Map([['home', {} as never]])
    const runtime = createRuntime({
      registry: { kinds, modules: new Map([['title_grid', {} as never]]), fixed: [] },
      plan: planSite(
        { site_config: { is_apple_site: true, allow_unauthed_details: true, routing: LISTS } },
        kinds,
        'config.json',
      ).plan,
      http: { get, send: vi.fn() } as unknown as Http,
      session: createSession(),
      problems: createProblems(),
      statusLog: createStatusLog(),
    })
    const wrapper = ({ children }: PropsWithChildren) => (
      <RuntimeProvider value={runtime}>
        <MemoryRouter>{children}</MemoryRouter>
      </RuntimeProvider>
    )
    const hook = renderHook((title: TitleCard | undefined) => useTitleAccess({ slug: 'part', title }), {
      wrapper,
      initialProps: title,
    })
    const listOf = (...slugs: string[]) => ({
      data: [{ module: { type: 'title_grid', slug: 'grid', content: slugs.map((slug) => ({ slug })) } }],
    })
    const answer = (path: string, data: unknown) => act(async () => answers.get(path)?.(data))
    return {
      asked,
      answer,
      listOf,
      type: () => hook.result.current.access.type,
      retry: () => act(() => hook.result.current.retry()),
    }
  }

  it('all lists are asked side by side, and nothing is open before it is known', () => {
    const { asked, type } = atTitle()
    expect(asked).toEqual(['lists/one', 'lists/two', 'lists/three'])
    expect(type()).toBe('waits')
  })

  it('the first list that holds it is enough, also what it belongs to', async () => {
    const { answer, listOf, type } = atTitle()
    await answer('lists/two', listOf('show'))
    expect(type()).toBe('open')
  })

  it('it is unavailable once all lists are known not to hold it', async () => {
    const { answer, listOf, type } = atTitle()
    await answer('lists/one', listOf('other'))
    await answer('lists/two', listOf())
    expect(type()).toBe('waits')
    await answer('lists/three', listOf())
    expect(type()).toBe('unavailable')
  })

  it('a list that failed opens nothing, says so, and is asked again', async () => {
    const { asked, answer, listOf, type, retry } = atTitle()
    await answer('lists/one', listOf('other'))
    await answer('lists/two', undefined)
    await answer('lists/three', listOf())
    expect(type()).toBe('failed')
    retry()
    expect(type()).toBe('waits')
    expect(asked.slice(3)).toEqual(['lists/two'])
    await answer('lists/two', listOf('part'))
    expect(type()).toBe('open')
  })
})
