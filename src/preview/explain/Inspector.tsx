import { useCallback, useEffect, useState } from 'react'
import { isPlainKey } from '../../lib/keys'
import { EXPLAINED } from './explained'
import { Outline } from './Outline'

interface Props {
  /** What was chosen last; undefined: nothing yet. */
  chosen: Element | undefined
  onChoose: (element: Element) => void
  onEnd: () => void
}

const OWN = '.mqp'

/** The next thing that can be explained, outwards, and above the mouse. */
const targetOf = (target: EventTarget | null): Element | undefined => {
  if (!(target instanceof Element) || target.closest(OWN)) return undefined
  return target.closest(EXPLAINED) ?? undefined
}

/** Arrow keys that the bar itself needs: in a field, at the edge that is pulled, and from room to room on its tabs. */
const isOfBar = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(OWN) !== null &&
  (target.closest('input, textarea, select, [role=separator]') !== null ||
    (target.closest('[role=tab]') !== null && (key === 'ArrowLeft' || key === 'ArrowRight')))

/** From the tab on, once something is chosen: then the keys to the sides are those of the page, too. */
function leaveTab(): void {
  const tab = document.activeElement
  if (tab?.matches(`${OWN} [role=tab]`)) document.getElementById(tab.getAttribute('aria-controls') ?? '')?.focus()
}

/**
 * Outlines what the mouse is over; a press chooses it and follows no link. Arrow keys go to what is around (up), inside
 * (down) and beside it; Enter chooses, Esc ends. On the tabs of the bar the keys to the sides go to other rooms.
 */
export function Inspector({ chosen, onChoose, onEnd }: Props) {
  const [over, setOver] = useState<Element | undefined>(chosen)

  const go = useCallback(
    (key: string): boolean => {
      const from = over ?? chosen ?? document.querySelector('[data-module]') ?? undefined
      if (!from) return false
      const next = neighbour(from, key)
      if (!next) return false
      next.scrollIntoView({ block: 'nearest' })
      setOver(next)
      onChoose(next)
      leaveTab()
      return true
    },
    [over, chosen, onChoose],
  )

  useEffect(() => {
    const move = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(OWN)) return
      setOver(targetOf(target))
    }
    // The page hears nothing of the press: a link is not followed, a menu not opened.
    const hold = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(OWN)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type !== 'click') return
      const target = targetOf(event.target)
      if (!target) return
      onChoose(target)
      leaveTab()
    }
    const type = (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return
      if (event.key === 'Escape') onEnd()
      else if (!event.key.startsWith('Arrow') || isOfBar(event) || !go(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const presses = ['pointerdown', 'mousedown', 'mouseup', 'pointerup', 'click', 'auxclick', 'touchstart', 'touchend']
    addEventListener('pointermove', move, true)
    addEventListener('keydown', type, true)
    for (const press of presses) addEventListener(press, hold, { capture: true, passive: false })
    return () => {
      removeEventListener('pointermove', move, true)
      removeEventListener('keydown', type, true)
      for (const press of presses) removeEventListener(press, hold, { capture: true })
    }
  }, [onChoose, onEnd, go])

  const element = over ?? chosen
  return <Outline element={element} label={element && labelOf(element)} />
}

/** What it is, for the line around it. */
function labelOf(element: Element): string {
  const { card, module } = (element as HTMLElement).dataset
  const words = element.textContent?.trim().slice(0, 40)
  return card ? `card ${words}` : module ? `module ${module}` : element.tagName === 'A' ? `link ${words}` : 'page'
}

/** What lies around, inside or beside something that can be explained. */
function neighbour(from: Element, key: string): Element | undefined {
  if (key === 'ArrowUp') return from.parentElement?.closest(EXPLAINED) ?? undefined
  if (key === 'ArrowDown') return from.querySelector(EXPLAINED) ?? undefined
  const around = from.parentElement?.closest(EXPLAINED) ?? document
  const all = [...around.querySelectorAll(EXPLAINED)].filter(
    (each) => (each.parentElement?.closest(EXPLAINED) ?? document) === around,
  )
  const step = key === 'ArrowLeft' ? -1 : 1
  return all[all.indexOf(from) + step]
}
