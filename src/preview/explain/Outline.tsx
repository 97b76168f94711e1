import { createPortal } from 'react-dom'
import { useBox } from './useBox'
import './explain.scss'

/** An outline that follows an element of the page while it exists. */
export function Outline({ element, label }: { element: Element | undefined; label?: string }) {
  const box = useBox(() => element)
  if (!box) return null
  const { top: insetBlockStart, left: insetInlineStart, width, height } = box
  const outline = (
    <div className="mqp-outline" style={{ insetBlockStart, insetInlineStart, width, height }} aria-hidden="true">
      {label && <span className={labelClass(box)}>{label}</span>}
    </div>
  )
  // Above the page and below the panel.
  return createPortal(outline, document.querySelector('.mqp') ?? document.body)
}

/** The label is outside the outline, or inside if there is no space above. */
const labelClass = (box: DOMRect) => (box.top < 28 ? 'mqp-outline__label mqp-outline__label--in' : 'mqp-outline__label')
