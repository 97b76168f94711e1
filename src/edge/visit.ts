import { modules } from '../../registry/modules'
import { fixedPages, routeKinds } from '../../registry/routes'
import { createStatusLog } from '../service/http/statusLog'
import type { Session, SessionState } from '../session/session'
import { createRuntime, type Runtime } from '../site/runtime'
import { createProblems } from '../site/validate/problem'
import type { BrandSite } from './brandSite'

const NOBODY: SessionState = { signedIn: false, epoch: 0, phase: 'idle', groups: [], clockOffset: 0 }

/** The session of who is not signed in, and never will be. */
const nobody = {
  state: () => NOBODY,
  subscribe: () => () => {},
  authorization: () => undefined,
  id: () => undefined,
} as unknown as Session

/** The runtime of one visit of nobody in particular: nothing of it is kept for the next. */
export const createVisit = ({ plan, http }: BrandSite): Runtime =>
  createRuntime({
    registry: {
      kinds: routeKinds,
      modules,
      fixed: fixedPages,
      views: () => import('../../registry/views').then(({ views }) => views),
    },
    plan,
    http: http() as Parameters<typeof createRuntime>[0]['http'],
    session: nobody,
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
