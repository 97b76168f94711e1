import { modules } from '../../registry/modules'
import { fixedPages, pageKinds } from '../../registry/routes'
import { createStatusLog } from '../service/http/statusLog'
import type { Session, SessionState } from '../session/session'
import { createRuntime, type Runtime } from '../site/runtime'
import { createProblems } from '../site/validate/problem'
import type { BrandSite } from './siteCache'

const SIGNED_OUT: SessionState = { signedIn: false, epoch: 0, phase: 'idle', groups: [], clockOffset: 0 }

/** A session that never signs in. */
const guestSession = {
  state: () => SIGNED_OUT,
  subscribe: () => () => {},
  authorization: () => undefined,
  id: () => undefined,
} as unknown as Session

/** Creates the runtime of one signed-out visit. It must not be reused for another visit. */
export const createGuestRuntime = ({ plan, http }: BrandSite): Runtime =>
  createRuntime({
    registry: {
      kinds: pageKinds,
      modules,
      fixed: fixedPages,
      views: () => import('../../registry/views').then(({ views }) => views),
    },
    plan,
    http: http() as Parameters<typeof createRuntime>[0]['http'],
    session: guestSession,
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
