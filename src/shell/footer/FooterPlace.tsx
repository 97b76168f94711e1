import { useRef } from 'react'
import { createLoader } from '../../lib/loader'
import { useLoaded } from '../../ui/useLoaded'
import { useNear } from '../../ui/useNear'

const footer = createLoader(() => import('./Footer'))

/** Loads the footer when the foot of the page comes near; long pages open without it. */
export function FooterPlace() {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNear(ref, footer.read() !== undefined)
  const { value } = useLoaded(footer, near)
  return <div ref={ref}>{value && <value.Footer />}</div>
}
