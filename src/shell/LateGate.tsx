import type { ComponentProps } from 'react'
import { createLoader } from '../site/loader'
import { useLoaded } from '../site/useLoaded'
import type { CountdownGate } from './CountdownGate'
import { LatePageFailure } from './LateFailure'

const gate = createLoader(() => import('./CountdownGate'))

/** The countdown in front of a site: most sites have none, so it comes when it is needed. */
export function LateGate(props: ComponentProps<typeof CountdownGate>) {
  const { value, error, retry } = useLoaded(gate)
  if (error) return <LatePageFailure why={{ type: 'failed', retry }} />
  return value ? <value.CountdownGate {...props} /> : null
}
