import { useState } from 'react'
import { standaloneModuleHtml } from '../pick/modules/standaloneModuleHtml'

/** CSS pixels. */
const WIDTH_PX = 360
const MAX_HEIGHT_PX = 150

/** A module as it was when the drag began, smaller. @param module in the page */
export function DragPicture({ module }: { module: Element }) {
  const [{ text, width, height }] = useState(() => ({
    text: standaloneModuleHtml(module),
    width: module.ownerDocument.documentElement.clientWidth,
    height: module.getBoundingClientRect().height,
  }))
  const scale = Math.min(1, WIDTH_PX / width)
  return (
    <span
      className="mqp-ghost__picture"
      style={{ width: width * scale, height: Math.min(height * scale, MAX_HEIGHT_PX) }}
    >
      <iframe
        srcDoc={text}
        sandbox="allow-same-origin"
        title="Dragged module"
        tabIndex={-1}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </span>
  )
}
