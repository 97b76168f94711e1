import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Route } from '../../generated/types'
import type { Http } from '../../service/http/http'
import { createStatusLog } from '../../service/http/statusLog'
import { createSession } from '../../session/session'
import { planSite } from '../plan/plan'
import type { PageKindEntry } from '../registry'
import { createRuntime } from '../runtime'
import { createProblems } from '../validate/problem'
import { PageView } from './PageView'
import { RuntimeProvider } from './RuntimeContext'

const pendingLoad: PageKindEntry['load'] = () => new Promise(() => {})
const kinds = new Map<string, PageKindEntry>([
  ['home', { load: pendingLoad, hero: true }],
  ['genredetail', { load: pendingLoad }],
])

it.each<[Route['component'], boolean]>([
  ['home', true],
  ['genredetail', false],
])('reserves the space of a hero while the code of a page loads, if its kind has one: %s', (component, hasHero) => {
  const route = { route: '/page', component }
  const runtime = createRuntime({
    registry: { kinds, modules: new Map(), fixed: [] },
    plan: planSite({ site_config: { routing: [route] } }, kinds, 'config.json').plan,
    http: {} as Http,
    session: createSession(),
    problems: createProblems(),
    statusLog: createStatusLog(),
  })
  const location = { pathname: '/page', search: '', hash: '', state: null, key: '' }
  const { container } = render(
    <RuntimeProvider value={runtime}>
      <MemoryRouter>
        <PageView shown={{ location, resolved: runtime.resolve(location) }} failure={({ type }) => type} />
      </MemoryRouter>
    </RuntimeProvider>,
  )
  expect(container.querySelector('.mq-skeleton')).not.toBeNull()
  expect(container.querySelector('.mq-skeleton--hero') !== null).toBe(hasHero)
})
