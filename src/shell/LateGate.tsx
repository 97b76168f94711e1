import type { ComponentProps } from 'react'
import { createLoader } from '../site/loader'
import { useLoaded } from '../site/useLoaded'
import type { CountdownGate } from './CountdownGate'

const gate = createLoader(() => import('./CountdownGate'))

/** The countdown in front of a site: most sites have none, so it comes when it is needed. */
export function LateGate(props: ComponentProps<typeof CountdownGate>) {
  const { value } = useLoaded(gate)
  return value ? <value.CountdownGate {...props} /> : null
}
