import { isComposing } from '../../../lib/browser/keys'

interface Handlers {
  onStart: (x: number, y: number) => void
  onMove: (x: number, y: number) => void
  onDrop: () => void
  onCancel: () => void
}

/** A mouse or pen drags after this distance in pixels, so that a press is not a drag. */
const MOUSE_DISTANCE_PX = 4
/** A finger drags after this time in milliseconds without movement, so that the list can be scrolled. */
const LONG_PRESS_MS = 250
const TOUCH_SLOP_PX = 10

/**
 * Follows a press until the pointer is released: with a mouse or a pen it becomes a drag when it moves, with a finger
 * after a long press. Escape cancels the drag.
 */
export function followDrag(press: PointerEvent, { onStart, onMove, onDrop, onCancel }: Handlers): void {
  const { pointerId, clientX, clientY, pointerType } = press
  const isTouch = pointerType === 'touch'
  const stop = new AbortController()
  const { signal } = stop
  let isDragging = false

  const start = (x: number, y: number) => {
    isDragging = true
    onStart(x, y)
  }
  const timer = isTouch ? setTimeout(() => start(clientX, clientY), LONG_PRESS_MS) : undefined
  const end = (finish?: () => void) => {
    clearTimeout(timer)
    stop.abort()
    if (!isDragging) return
    finish?.()
    // The release is not a press of what was dragged.
    const ignored = new AbortController()
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: ignored.signal })
    setTimeout(() => ignored.abort())
  }
  const isOwn = (event: PointerEvent) => event.pointerId === pointerId

  addEventListener(
    'pointermove',
    (event) => {
      if (!isOwn(event)) return
      const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY)
      if (isDragging) onMove(event.clientX, event.clientY)
      else if (isTouch && distance > TOUCH_SLOP_PX) end()
      else if (!isTouch && distance > MOUSE_DISTANCE_PX) {
        start(clientX, clientY)
        onMove(event.clientX, event.clientY)
      }
    },
    { signal },
  )
  addEventListener('pointerup', (event) => isOwn(event) && end(onDrop), { signal })
  addEventListener('pointercancel', (event) => isOwn(event) && end(onCancel), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (!isDragging || event.key !== 'Escape' || isComposing(event)) return
      event.preventDefault()
      event.stopPropagation()
      end(onCancel)
    },
    { capture: true, signal },
  )
  // A finger that drags does not scroll, and its long press opens no menu.
  addEventListener('touchmove', (event) => isDragging && event.preventDefault(), { passive: false, signal })
  addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })
}
