import { type ReactNode, useMemo } from 'react'
import { UNSAFE_LocationContext as LocationContext, useNavigationType } from 'react-router-dom'
import { Boundary } from '../../ui/Boundary'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'
import type { PageProps } from '../pageProps'
import { PageProvider } from './PageContext'
import { useRuntime } from './RuntimeContext'
import type { ShownPage } from './useShownPage'

interface Props {
  shown: ShownPage
  /** Replaces a page that cannot be shown */
  failure: (
    reason: Exclude<ShownPage['resolved'], { type: 'page' | 'redirect' }> | { type: 'failed'; retry: () => void },
  ) => ReactNode
}

/**
 * The page of the shown address. During a navigation the router already has the next address, so this context provides the
 * shown one, as `<Routes location>` would; without `<Routes>` the build is 4 kB smaller.
 */
export function PageView({ shown, failure }: Props) {
  const { resolved, location } = shown
  const navigationType = useNavigationType()
  const place = useMemo(() => ({ location, navigationType }), [location, navigationType])
  return (
    <LocationContext.Provider value={place}>
      {resolved.type === 'page' ? (
        <Page resolved={resolved} failure={failure} />
      ) : resolved.type === 'redirect' ? null : (
        failure(resolved)
      )}
    </LocationContext.Provider>
  )
}

function Page({ resolved, failure }: { resolved: { kind: string } & PageProps; failure: Props['failure'] }) {
  const runtime = useRuntime()
  const { value, error, retry } = useLoaded(runtime.page(resolved.kind))
  const { route, params, pathname, search } = resolved
  const page = useMemo(() => ({ route, params, pathname, search }), [route, params, pathname, search])
  if (error) return failure({ type: 'failed', retry })
  if (!value) return <Skeleton shape={runtime.registry.kinds.get(resolved.kind)?.hero ? 'page' : 'grid'} />
  return (
    <PageProvider value={page}>
      <Boundary
        resetKey={resolved}
        fallback={(_, reset) => failure({ type: 'failed', retry: reset })}
        onError={(error) => console.error(`Page ${resolved.kind} failed`, error)}
      >
        <value.default key={`${resolved.kind} ${pathname}`} {...page} />
      </Boundary>
    </PageProvider>
  )
}
