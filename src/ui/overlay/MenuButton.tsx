import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isPlainKey } from '../../lib/browser/keys'
import './menuButton.scss'

interface Props {
  /** Content of the button, also its accessible name. May contain text for screen readers only. */
  label: ReactNode
  className?: string
  /** Links and buttons, shown while open. A click on one of them closes the panel. */
  children: ReactNode
}

const ITEM_SELECTOR = 'a[href], button'

/**
 * A button that opens a panel of links and buttons. Escape, a click outside and moving the focus out close it; arrow
 * keys, Home and End move the focus inside. A disclosure, not an ARIA `menu`, so the items keep their roles.
 */
export function MenuButton({ label, className, children }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const focusFirstItem = useRef(false)
  const id = useId()
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>(`.mq-menu__panel :is(${ITEM_SELECTOR})`) ?? [])]

  useEffect(() => {
    if (!open) return
    if (focusFirstItem.current) items()[0]?.focus()
    focusFirstItem.current = false
    const onPointerDown = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    const list = items()
    const elements: readonly (Element | null)[] = list
    const index = elements.indexOf(document.activeElement)
    const target = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    if (!open) {
      focusFirstItem.current = true
      setOpen(true)
      return
    }
    list.at(target % list.length)?.focus()
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
          // Safari does not focus a clicked button, but other components detect an open menu by its focus.
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
            if (!(event.target as Element).closest(ITEM_SELECTOR)) return
            setOpen(false)
            // The clicked item is removed with the panel.
            root.current?.querySelector('button')?.focus()
          }}
        >
          {children}
        </div>
      )}
    </div>
  )
}
