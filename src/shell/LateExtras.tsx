import { createLoader } from '../site/loader'
import { useLoaded } from '../site/useLoaded'
import type { Stage } from '../site/useShownPage'

const extras = createLoader(() => import('./Extras'))

/** Loads what the first page can do without, beside it. */
export function LateExtras({ shown, over }: Stage) {
  const { value } = useLoaded(extras, shown !== undefined)
  return value && shown ? <value.Extras shown={shown} over={over} /> : null
}
