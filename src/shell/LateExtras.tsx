import { createLoader } from '../lib/loader'
import type { Stage } from '../site/react/useShownPage'
import { useLoaded } from '../ui/useLoaded'

const extras = createLoader(() => import('./Extras'))

/** Loads what the first page can do without, beside it. */
export function LateExtras({ shown, over }: Stage) {
  const { value } = useLoaded(extras, shown !== undefined)
  return value && shown ? <value.Extras shown={shown} over={over} /> : null
}
