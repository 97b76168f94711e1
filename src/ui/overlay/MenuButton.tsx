import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isPlainKey } from '../../lib/keys'
import './menuButton.scss'

interface Props {
  /** What the button shows. It also names it: words for screen readers only stand in it, too. */
  label: ReactNode
  className?: string
  /** Shown while open: links and buttons. A press on one of them closes. */
  children: ReactNode
}

const PRESSABLE = 'a[href], button'

/**
 * A button that opens a small panel of links and buttons. Escape, a press elsewhere and leaving it close it;
 * arrow keys, Home and End move inside. A disclosure, not a `menu`: what is inside stays links and buttons.
 */
export function MenuButton({ label, className, children }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const enter = useRef(false)
  const id = useId()
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>(`.mq-menu__panel :is(${PRESSABLE})`) ?? [])]

  useEffect(() => {
    if (!open) return
    if (enter.current) items()[0]?.focus()
    enter.current = false
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    const list = items()
    const at = list.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (!open) {
      enter.current = true
      setOpen(true)
      return
    }
    list.at(to % list.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that move between the buttons and links inside
    <div
      ref={root}
      className="mq-menu"
      onKeyDown={onKeyDown}
      onBlur={(event) => event.relatedTarget && !root.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ currentTarget }) => {
          // Safari gives a pressed button none; what is around an open menu knows it by that.
          currentTarget.focus()
          setOpen(!open)
        }}
      >
        {label}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside do the work; this only closes
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button is a click, too
        <div
          id={id}
          className="mq-menu__panel"
          onClick={(event) => {
            if (!(event.target as Element).closest(PRESSABLE)) return
            setOpen(false)
            // What was pressed goes with the panel.
            root.current?.querySelector('button')?.focus()
          }}
        >
          {children}
        </div>
      )}
    </div>
  )
}
