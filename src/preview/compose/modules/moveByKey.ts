import type { KeyboardEvent } from 'react'
import { isPlainKey } from '../../../lib/browser/keys'
import type { ModuleMoves } from './useMoving'

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The keys of move mode: other keys do nothing until it ends. */
export function moveByKey(event: KeyboardEvent, { moving, step, drop, cancel }: ModuleMoves): void {
  if (!moving || moving.pointer || event.key === 'Tab') return
  event.preventDefault()
  event.stopPropagation()
  if (!isPlainKey(event)) return
  const by = STEPS[event.key]
  if (by !== undefined) step(by)
  else if (event.key === 'Enter') drop()
  else if (event.key === 'Escape') cancel()
}
