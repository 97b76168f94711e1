import { type ReactNode, useMemo } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Boundary } from '../ui/Boundary'
import { Skeleton } from '../ui/Skeleton'
import { PageProvider } from './PageContext'
import type { PageProps } from './pageProps'
import { useRuntime } from './RuntimeContext'
import { useLoaded } from './useLoaded'
import type { Shown } from './useShownPage'

interface Props {
  shown: Shown
  /** What stands in place of a page that cannot be shown. */
  failure: (
    why: Exclude<Shown['resolved'], { type: 'page' | 'redirect' }> | { type: 'failed'; retry: () => void },
  ) => ReactNode
}

/** The page of the shown address. `<Routes location>` makes its links and hooks see that address, not the coming one. */
export function PageView({ shown, failure }: Props) {
  const { resolved, location } = shown
  return (
    <Routes location={location}>
      <Route
        path="*"
        element={
          resolved.type === 'page' ? (
            <Page resolved={resolved} failure={failure} />
          ) : resolved.type === 'redirect' ? null : (
            failure(resolved)
          )
        }
      />
    </Routes>
  )
}

function Page({ resolved, failure }: { resolved: { kind: string } & PageProps; failure: Props['failure'] }) {
  const runtime = useRuntime()
  const { value, error, retry } = useLoaded(runtime.page(resolved.kind))
  const { route, params, pathname, search } = resolved
  const page = useMemo(() => ({ route, params, pathname, search }), [route, params, pathname, search])
  if (error) return failure({ type: 'failed', retry })
  if (!value) return <Skeleton shape="page" />
  return (
    <PageProvider value={page}>
      <Boundary
        resetKey={resolved}
        fallback={(_, heal) => failure({ type: 'failed', retry: heal })}
        onError={(broken) => console.error(`Page ${resolved.kind} broke`, broken)}
      >
        <value.default key={`${resolved.kind} ${pathname}`} {...page} />
      </Boundary>
    </PageProvider>
  )
}
