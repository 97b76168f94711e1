import { createLoader } from '../../lib/loader'
import type { Shown } from '../../site/react/useShownPage'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'

/** Nearly nobody needs the pages of failure: they come when they are needed. */
const site = createLoader(() => import('./SiteFailure'))
const page = createLoader(() => import('./Failure'))

type Why = Exclude<Shown['resolved'], { type: 'page' | 'redirect' }> | { type: 'failed'; retry: () => void }

/** The page in place of one that cannot be shown. */
export function LatePageFailure({ why }: { why: Why }) {
  const { value } = useLoaded(page)
  return value ? <value.Failure why={why} /> : <Skeleton shape="page" />
}

/** The page in place of a site that broke. */
export function LateSiteFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const { value } = useLoaded(site)
  return value ? <value.SiteFailure error={error} retry={async () => retry()} /> : null
}
