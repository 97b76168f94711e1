import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
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
function atRefusedTitle(matched: boolean) {
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  const config = { match_access_by_groups: matched, error_message_if_no_content_group_restriction: [WORDS] }
  const runtime = createRuntime({
    registry: { kinds: new Map([['home', {}]]), modules: new Map(), fixed: [] },
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
  return { session, access: () => hook.result.current }
}

it('a refusal waits for the groups of the visitor: the brand may have words for them', () => {
  const { session, access } = atRefusedTitle(true)
  expect(access()).toEqual({ type: 'open' })
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
