import { type PointerEvent, useRef } from 'react'
import { ToolButton } from '../header/ToolButton'
import { nearestSize, sizeBeside } from './sheetSize'
import type { Panels } from './usePanels'
import './panels.scss'

const SIDES = [
  { name: 'parts', label: 'Parts' },
  { name: 'details', label: 'Details' },
] as const

/** Chooses the panel on narrow windows. On phones it is the head of a sheet that can be dragged. */
export function PanelSwitch({ panels }: { panels: Panels }) {
  const { side, size, show, setSize } = panels
  const [larger, smaller] = [sizeBeside(size, 1), sizeBeside(size, -1)]
  return (
    <div className="mqp-switch">
      <SheetHandle panels={panels} />
      <fieldset className="mqp-switch__sides" aria-label="Panel">
        {SIDES.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className="mqp-switch__side"
            aria-pressed={name === side && size !== 'closed'}
            onClick={() => show(name)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <span className="mqp-switch__sizes">
        <ToolButton icon="up" name="Larger panel" isDisabled={!larger} onPress={() => larger && setSize(larger)} />
        <ToolButton
          icon="down"
          name="Smaller panel"
          isDisabled={!smaller}
          onPress={() => smaller && setSize(smaller)}
        />
      </span>
    </div>
  )
}

/** Drags the sheet. The buttons beside the panels do the same. */
function SheetHandle({ panels: { setSize, setDragged } }: { panels: Panels }) {
  const start = useRef<{ y: number; height: number; available: number }>(undefined)
  const heightAt = (event: PointerEvent) => {
    const from = start.current
    return from && { height: from.height + from.y - event.clientY, available: from.available }
  }
  const onEnd = (event: PointerEvent) => {
    const at = heightAt(event)
    start.current = undefined
    setDragged(undefined)
    if (at) setSize(nearestSize(at.height / at.available))
  }
  return (
    <div
      className="mqp-switch__handle"
      aria-hidden="true"
      onPointerDown={(event) => {
        const columns = event.currentTarget.parentElement?.parentElement
        const head = event.currentTarget.parentElement
        if (!columns || !head) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const { bottom, height: available } = columns.getBoundingClientRect()
        start.current = { y: event.clientY, height: bottom - head.getBoundingClientRect().bottom, available }
      }}
      onPointerMove={(event) => setDragged(heightAt(event)?.height)}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    />
  )
}
