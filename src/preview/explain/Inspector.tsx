import { useCallback, useEffect, useState } from 'react'
import { isPlainKey } from '../../lib/browser/keys'
import { EXPLAINABLE_SELECTOR } from './explained'
import { Outline } from './Outline'

interface Props {
  /** The selected element. */
  selected: Element | undefined
  onSelect: (element: Element) => void
  onEnd: () => void
}

const BAR = '.mqp'

/** The closest element that can be explained, outside the bar. */
const targetOf = (target: EventTarget | null): Element | undefined => {
  if (!(target instanceof Element) || target.closest(BAR)) return undefined
  return target.closest(EXPLAINABLE_SELECTOR) ?? undefined
}

/** Arrow keys used by the bar itself: in fields, on the resize handle, and on the tabs. */
const isOfBar = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(BAR) !== null &&
  (target.closest('input, textarea, select, [role=separator]') !== null ||
    (target.closest('[role=tab]') !== null && (key === 'ArrowLeft' || key === 'ArrowRight')))

/** Moves the focus from the tab to the panel after a selection, so that the horizontal arrow keys apply to the page. */
function leaveTab(): void {
  const tab = document.activeElement
  if (tab?.matches(`${BAR} [role=tab]`)) document.getElementById(tab.getAttribute('aria-controls') ?? '')?.focus()
}

/**
 * Outlines the element under the pointer; a click selects it without following links. Arrow keys select the parent
 * (up), first child (down) and siblings; Enter selects, Esc stops. On the tabs of the bar, horizontal arrow keys change
 * the panel.
 */
export function Inspector({ selected, onSelect, onEnd }: Props) {
  const [hovered, setHovered] = useState<Element | undefined>(selected)

  const select = useCallback(
    (key: string): boolean => {
      const from = hovered ?? selected ?? document.querySelector('[data-module]') ?? undefined
      if (!from) return false
      const next = neighbour(from, key)
      if (!next) return false
      next.scrollIntoView({ block: 'nearest' })
      setHovered(next)
      onSelect(next)
      leaveTab()
      return true
    },
    [hovered, selected, onSelect],
  )

  useEffect(() => {
    const onPointerMove = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(BAR)) return
      setHovered(targetOf(target))
    }
    // Hides the click from the page, so that links and menus do not react.
    const onPress = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(BAR)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type !== 'click') return
      const target = targetOf(event.target)
      if (!target) return
      onSelect(target)
      leaveTab()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return
      if (event.key === 'Escape') onEnd()
      else if (!event.key.startsWith('Arrow') || isOfBar(event) || !select(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const pressEvents = [
      'pointerdown',
      'mousedown',
      'mouseup',
      'pointerup',
      'click',
      'auxclick',
      'touchstart',
      'touchend',
    ]
    addEventListener('pointermove', onPointerMove, true)
    addEventListener('keydown', onKeyDown, true)
    for (const press of pressEvents) addEventListener(press, onPress, { capture: true, passive: false })
    return () => {
      removeEventListener('pointermove', onPointerMove, true)
      removeEventListener('keydown', onKeyDown, true)
      for (const press of pressEvents) removeEventListener(press, onPress, { capture: true })
    }
  }, [onSelect, onEnd, select])

  const element = hovered ?? selected
  return <Outline element={element} label={element && labelOf(element)} />
}

/** Label of the outline. */
function labelOf(element: Element): string {
  const [card, module] = [element.getAttribute('data-card'), element.getAttribute('data-module')]
  const text = element.textContent?.trim().slice(0, 40)
  return card ? `card ${text}` : module ? `module ${module}` : element.tagName === 'A' ? `link ${text}` : 'page'
}

/** The parent, first child or sibling that can be explained. */
function neighbour(from: Element, key: string): Element | undefined {
  if (key === 'ArrowUp') return from.parentElement?.closest(EXPLAINABLE_SELECTOR) ?? undefined
  if (key === 'ArrowDown') return from.querySelector(EXPLAINABLE_SELECTOR) ?? undefined
  const around = from.parentElement?.closest(EXPLAINABLE_SELECTOR) ?? document
  const all = [...around.querySelectorAll(EXPLAINABLE_SELECTOR)].filter(
    (each) => (each.parentElement?.closest(EXPLAINABLE_SELECTOR) ?? document) === around,
  )
  const step = key === 'ArrowLeft' ? -1 : 1
  return all[all.indexOf(from) + step]
}
