import { createPortal } from 'react-dom'
import { useBox } from './useBox'
import './explain.scss'

/** A line around an element of the page, as long as it stands there, wherever it moves. */
export function Outline({ element, label }: { element: Element | undefined; label?: string }) {
  const box = useBox(() => element)
  if (!box) return null
  const { top: insetBlockStart, left: insetInlineStart, width, height } = box
  const outline = (
    <div className="mqp-outline" style={{ insetBlockStart, insetInlineStart, width, height }} aria-hidden="true">
      {label && <span className={top(box)}>{label}</span>}
    </div>
  )
  // Over the page, and under the panel that asks for it.
  return createPortal(outline, document.querySelector('.mqp') ?? document.body)
}

/** The label stands outside; where there is no room above, inside. */
const top = (box: DOMRect) => (box.top < 28 ? 'mqp-outline__label mqp-outline__label--in' : 'mqp-outline__label')
