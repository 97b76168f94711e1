import type { KeyboardEvent, PointerEvent } from 'react'
import { isPlainKey } from '../../../lib/keys'
import type { Dock } from './useDock'

const STEP = 24

/** The edge of the bar: pulled by the mouse, or moved by arrow keys. */
export function Grip({ side, size, least, most, setSize }: Dock) {
  const limited = (next: number) => setSize(Math.min(most, Math.max(least, next)))
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    limited(side === 'right' ? innerWidth - clientX : innerHeight - clientY)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [more, less] = side === 'right' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    if (!isPlainKey(event)) return
    const step = event.key === more ? STEP : event.key === less ? -STEP : 0
    if (step === 0) return
    event.preventDefault()
    limited(size + step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no <hr> can be moved
    <div
      className="mqp-grip"
      role="separator"
      tabIndex={0}
      aria-label={side === 'right' ? 'Width of the bar' : 'Height of the bar'}
      aria-orientation={side === 'right' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={least}
      aria-valuemax={most}
      onPointerDown={(event) => {
        // No text is marked on the way.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  )
}
