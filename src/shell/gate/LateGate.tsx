import type { ComponentProps } from 'react'
import { createLoader } from '../../lib/loader'
import { useLoaded } from '../../ui/useLoaded'
import { LatePageFailure } from '../failure/LateFailure'
import type { CountdownGate } from './CountdownGate'

const gate = createLoader(() => import('./CountdownGate'))

/** The countdown in front of a site: most sites have none, so it comes when it is needed. */
export function LateGate(props: ComponentProps<typeof CountdownGate>) {
  const { value, error, retry } = useLoaded(gate)
  if (error) return <LatePageFailure why={{ type: 'failed', retry }} />
  return value ? <value.CountdownGate {...props} /> : null
}
