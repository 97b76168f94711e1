import { type ReactNode, useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { aDataScope } from '../../data/testing/aDataScope'
import type { SiteConfig, TitleCard } from '../../generated/types'
import { createFeatures } from '../../site/assemble/features'
import type { PageProps } from '../../site/pageProps'
import { PageProvider } from '../../site/react/PageContext'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { contentOwnerStore } from '../title/contentOwner'

interface Props {
  config?: Partial<SiteConfig>
  route?: Partial<PageProps['route']>
  signedIn?: boolean
  /** Content groups of the visitor. */
  groups?: string[]
  /** Value of the content owner filter. */
  owner?: string
  children: ReactNode
}

/** For tests: the minimal site context that catalogue components need. */
export function InSite({ config, route, signedIn = false, groups = [], owner, children }: Props) {
  const [runtime] = useState(() => createTestRuntime(signedIn, groups, config))
  useEffect(() => contentOwnerStore(runtime).set(owner), [runtime, owner])
  const page = { params: {}, pathname: '/home', search: '', route: route as PageProps['route'] }
  return (
    <MemoryRouter>
      <RuntimeProvider value={runtime}>
        <PageProvider value={page}>{children}</PageProvider>
      </RuntimeProvider>
    </MemoryRouter>
  )
}

function createTestRuntime(signedIn: boolean, groups: string[], config: Partial<SiteConfig> | undefined): Runtime {
  const state = { signedIn, groups, epoch: 0, clockOffset: 0 }
  const runtime: Runtime = {
    plan: { document: { site_config: { routing: [], ...config } }, title: 'Test' },
    session: { state: () => state, subscribe: () => () => {} },
    data: () => FAILING_DATA_SCOPE,
    cards: new Map(),
    lists: () => [],
    feature: createFeatures((): Runtime => runtime),
  } as unknown as Runtime
  return runtime
}

/** Fails every request. A test with requests needs showPage with answers. */
const FAILING_DATA_SCOPE = aDataScope()

/** A minimal title. */
export const aTitle = (slug: string, more: Partial<TitleCard> = {}): TitleCard => ({
  id: slug,
  slug,
  name: slug.replaceAll('-', ' '),
  title_type: 'feature',
  ...more,
})
