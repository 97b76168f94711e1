import type { KeyboardEvent, PointerEvent } from 'react'
import { isPlainKey } from '../../../lib/browser/keys'
import type { Dock } from './useDock'

const KEY_STEP_PX = 24

/** The edge of the bar, to resize it by mouse or arrow keys. */
export function ResizeHandle({ side, size, minSize, maxSize, setSize }: Dock) {
  const resize = (next: number) => setSize(Math.min(maxSize, Math.max(minSize, next)))
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    resize(side === 'right' ? innerWidth - clientX : innerHeight - clientY)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [more, less] = side === 'right' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    if (!isPlainKey(event)) return
    const step = event.key === more ? KEY_STEP_PX : event.key === less ? -KEY_STEP_PX : 0
    if (step === 0) return
    event.preventDefault()
    resize(size + step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> is not interactive
    <div
      className="mqp-grip"
      role="separator"
      tabIndex={0}
      aria-label={side === 'right' ? 'Width of the preview bar' : 'Height of the preview bar'}
      aria-orientation={side === 'right' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      onPointerDown={(event) => {
        // Prevents text selection while dragging.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  )
}
