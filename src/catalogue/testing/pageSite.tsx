import { render } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { SiteConfig } from '../../generated/types'
import { ServiceError } from '../../service/http/response'
import { createStatusLog } from '../../service/http/statusLog'
import { anHttp } from '../../service/http/testing/anHttp'
import { createSession } from '../../session/session'
import type { PageProps } from '../../site/pageProps'
import { planSite } from '../../site/plan/plan'
import { PageProvider } from '../../site/react/PageContext'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { ModuleEntry } from '../../site/registry'
import { createRuntime } from '../../site/runtime'
import { createProblems } from '../../site/validate/problem'

interface Settings {
  /** Responses by path: a number is a status, a missing path a 404. */
  answers?: Record<string, unknown>
  /** Handles writes. Default: succeeds. */
  send?: (method: string, path: string) => Promise<unknown>
  /** Default: `allow_unauthed_details`. */
  config?: Partial<SiteConfig>
  modules?: Record<string, ModuleEntry>
  /** Initial address. */
  at?: string
  page?: Partial<PageProps>
}

/** For tests: renders a page in a site with these responses. */
export function showPage(
  children: ReactNode,
  { answers = {}, send = async () => {}, config = {}, modules = {}, at = '/', page }: Settings,
) {
  const requested: string[] = []
  const get = async (path: string) => {
    requested.push(path)
    const data = Object.hasOwn(answers, path) ? structuredClone(answers[path]) : 404
    if (typeof data === 'number') throw new ServiceError('status', path, data)
    return { data, text: JSON.stringify(data), path }
  }
  const routed = (config.routing ?? []).map(({ component }) => String(component))
  const kinds = new Map(
    ['genres', 'genredetail', 'module', 'home', ...routed].map((kind) => [
      kind,
      { load: async () => ({ default: () => null }) },
    ]),
  )
  const runtime = createRuntime({
    registry: { kinds, modules: new Map(Object.entries(modules)), fixed: [] },
    plan: planSite({ site_config: { routing: [], allow_unauthed_details: true, ...config } }, kinds, 'config.json')
      .plan,
    http: anHttp({ get, send }),
    session: createSession(),
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
  const props: PageProps = { params: {}, pathname: '/', search: '', ...page }
  const shown = { search: '' }
  render(
    <RuntimeProvider value={runtime}>
      <MemoryRouter initialEntries={[at]}>
        <PageProvider value={props}>{children}</PageProvider>
        <QueryRecorder into={shown} />
      </MemoryRouter>
    </RuntimeProvider>,
  )
  return { runtime, answers, requested, address: () => decodeURIComponent(shown.search) }
}

/** Records the current query. */
function QueryRecorder({ into }: { into: { search: string } }) {
  const { search } = useLocation()
  useEffect(() => {
    into.search = search
  })
  return null
}
