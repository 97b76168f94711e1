import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Route, TitleCard } from '../../generated/types'
import { ServiceError } from '../../service/http/response'
import { createStatusLog } from '../../service/http/statusLog'
import { anHttp } from '../../service/http/testing/anHttp'
import { createSession } from '../../session/session'
import { planSite } from '../../site/plan/plan'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { ModuleEntry } from '../../site/registry'
import { createRuntime } from '../../site/runtime'
import { createProblems } from '../../site/validate/problem'
import { useTitleAccess } from './useTitleAccess'

const FORBIDDEN = new ServiceError('status', 'titles/x/', 403)
const GROUP_MESSAGE = { group: 'press', message: 'The embargo holds until Friday.' }

const loadEmptyComponent = async () => ({ default: () => null })

/** Renders the hook for a signed-in visitor and a title that the service answers with 403. */
function renderForbiddenTitle(hasGroupMessage: boolean) {
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  const config = hasGroupMessage ? { error_message_if_no_content_group_restriction: [GROUP_MESSAGE] } : {}
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
    http: anHttp(),
    session,
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <RuntimeProvider value={runtime}>
      <MemoryRouter>{children}</MemoryRouter>
    </RuntimeProvider>
  )
  const hook = renderHook(() => useTitleAccess({ slug: 'x', title: undefined, error: FORBIDDEN }), { wrapper })
  return { session, access: () => hook.result.current.access }
}

it('stays pending until the visitor’s groups load if the config has a message for a group', () => {
  const { session, access } = renderForbiddenTitle(true)
  expect(access()).toEqual({ type: 'pending' })
  act(() => session.profileLoaded({}, ['press']))
  expect(access()).toEqual({ type: 'closed', message: GROUP_MESSAGE.message })
})

it('does not wait for groups that failed to load', () => {
  const { session, access } = renderForbiddenTitle(true)
  act(() => session.profileFailed())
  expect(access()).toMatchObject({ type: 'redirect' })
})

it('does not wait for the groups of the viewer if the site has no group messages', () => {
  expect(renderForbiddenTitle(false).access()).toMatchObject({ type: 'redirect' })
})

describe('on an apple-type site', () => {
  const LISTS = ['/one', '/two', '/three'].map(
    (route): Route => ({ route, component: 'home', modules_uri: `lists${route}` }),
  )
  const CARD = { slug: 'part', hierarchy: { parent_slug: 'show' } } as TitleCard

  /** A title, and lists that respond on demand. */
  function renderAppleTitle(title: TitleCard | undefined = CARD) {
    const requested: string[] = []
    const responses = new Map<string, (data: unknown) => void>()
    const get = (path: string) => {
      requested.push(path)
      return new Promise((resolve, reject) => {
        responses.set(path, (data) =>
          data === undefined ? reject(new ServiceError('network', path)) : resolve({ data, text: '{}', path }),
        )
      })
    }
    const kinds = new Map([['home', { load: loadEmptyComponent }]])
    const runtime = createRuntime({
      registry: {
        kinds,
        modules: new Map<string, ModuleEntry>([
          ['title_grid', { load: loadEmptyComponent, schema: 'modules/title_grid' }],
        ]),
        fixed: [],
      },
      plan: planSite(
        { site_config: { is_apple_site: true, allow_unauthed_details: true, routing: LISTS } },
        kinds,
        'config.json',
      ).plan,
      http: anHttp({ get }),
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
    const respond = (path: string, data: unknown) => act(async () => responses.get(path)?.(data))
    return {
      requested,
      respond,
      listOf,
      type: () => hook.result.current.access.type,
      retry: () => act(() => hook.result.current.retry()),
    }
  }

  it('requests the module lists of all landing pages in parallel and stays pending', () => {
    const { requested, type } = renderAppleTitle()
    expect(requested).toEqual(['lists/one', 'lists/two', 'lists/three'])
    expect(type()).toBe('pending')
  })

  it('opens the title as soon as one landing page contains its parent title', async () => {
    const { respond, listOf, type } = renderAppleTitle()
    await respond('lists/two', listOf('show'))
    expect(type()).toBe('open')
  })

  it('returns unavailable once all landing pages have loaded without the title', async () => {
    const { respond, listOf, type } = renderAppleTitle()
    await respond('lists/one', listOf('other'))
    await respond('lists/two', listOf())
    expect(type()).toBe('pending')
    await respond('lists/three', listOf())
    expect(type()).toBe('unavailable')
  })

  it('fails if a landing page fails to load, and retries only that page', async () => {
    const { requested, respond, listOf, type, retry } = renderAppleTitle()
    await respond('lists/one', listOf('other'))
    await respond('lists/two', undefined)
    await respond('lists/three', listOf())
    expect(type()).toBe('failed')
    retry()
    expect(type()).toBe('pending')
    expect(requested.slice(3)).toEqual(['lists/two'])
    await respond('lists/two', listOf('part'))
    expect(type()).toBe('open')
  })
})
