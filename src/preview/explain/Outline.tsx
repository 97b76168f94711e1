import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import './explain.scss'

/** A line around an element of the page, as long as it stands there, wherever it moves. */
export function Outline({ element, label }: { element: Element | undefined; label?: string }) {
  const [box, setBox] = useState<DOMRect>()
  useEffect(() => {
    if (!element) return setBox(undefined)
    let frame = 0
    const look = () => {
      const next = element.getBoundingClientRect()
      setBox((before) => (before && isSame(before, next) ? before : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [element])
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

const isSame = (a: DOMRect, b: DOMRect) =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height
