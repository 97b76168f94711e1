import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '../../lib/classes'
import { isPlainKey } from '../../lib/keys'

interface Props {
  name: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A sheet over the picture. The focus goes in and back; Escape and a press beside it close it. */
export function Sheet({ name, className, onClose, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    const sheet = ref.current
    sheet?.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus({ preventScroll: true })
    const beside = (event: Event) => {
      const target = event.target as Element
      // The button that opened it closes it by itself.
      if (!sheet?.contains(target) && !target.closest('[aria-expanded="true"]')) close()
    }
    document.addEventListener('pointerdown', beside)
    return () => {
      document.removeEventListener('pointerdown', beside)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
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
        // Not the dialog, nor the full screen, around it.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
