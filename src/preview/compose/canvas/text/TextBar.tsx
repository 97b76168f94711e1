import { useEffect, useRef } from 'react'
import { useBox } from '../../../explain/useBox'
import { textBarPlace } from './textBarPlace'
import type { TextEditing } from './useTextEditing'

interface Props {
  editing: TextEditing
  scale: number
  onKeep: () => void
  onCancel: () => void
  /** Edits a text of the service as one of the document. */
  onOverride: () => void
}

/** Beside a text that is edited on the page: its field, its length, and how to end. */
export function TextBar({ editing, scale, onKeep, onCancel, onOverride }: Props) {
  const { place, label, element, length, invalid } = editing
  const bar = useRef<HTMLDivElement>(null)
  const box = useBox(() => element ?? place.element)
  const barBox = useBox(() => bar.current)
  if (!box) return null
  const { maxLength } = place
  const shown = { top: box.top * scale, left: box.left * scale, height: box.height * scale }
  const { isBelow, style } = textBarPlace(shown, barBox?.height)
  return (
    <div
      ref={bar}
      className={isBelow ? 'mqp-text-bar mqp-text-bar--below' : 'mqp-text-bar'}
      role="toolbar"
      aria-label={`${label} on the page`}
      style={style}
      // The text keeps the focus.
      onPointerDown={element && ((event) => event.preventDefault())}
      onMouseDown={element && ((event) => event.preventDefault())}
    >
      <b>{label}</b>
      {element ? (
        <>
          <span className="mqp-note">{maxLength === undefined ? length : `${length} of ${maxLength}`}</span>
          <button type="button" onClick={onCancel}>
            Restore <kbd>Esc</kbd>
          </button>
          <button type="button" onClick={onKeep}>
            Keep <kbd>Enter</kbd>
          </button>
        </>
      ) : (
        <>
          <span className="mqp-note">from the service</span>
          <OverrideButton onOverride={onOverride} />
          <button type="button" onClick={onCancel}>
            Close
          </button>
        </>
      )}
      {invalid && (
        <p className="mqp-text-bar__message" role="alert">
          {invalid}
        </p>
      )}
    </div>
  )
}

function OverrideButton({ onOverride }: Pick<Props, 'onOverride'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" onClick={onOverride}>
      Override on this card
    </button>
  )
}
