import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '../../lib/browser/classes'
import { isPlainKey } from '../../lib/browser/keys'

interface Props {
  name: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A panel over the video. Takes and restores the focus; Escape and a click outside close it. */
export function Sheet({ name, className, onClose, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const previouslyFocused = document.activeElement
    const sheet = ref.current
    sheet?.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus({ preventScroll: true })
    const onPointerDown = (event: Event) => {
      const { target } = event
      // The button that opened the sheet toggles it.
      if (target instanceof Element && !sheet?.contains(target) && !target.closest('[aria-expanded="true"]')) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      if (previouslyFocused instanceof HTMLElement && previouslyFocused.isConnected)
        previouslyFocused.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={name}
      className={classes('mq-player__sheet', className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isPlainKey(event)) return
        // Keeps the surrounding dialog and full screen open.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
