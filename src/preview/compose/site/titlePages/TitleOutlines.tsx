import { useEffect, useState } from 'react'
import type { CanvasApi } from '../../canvas/api/canvasApi'
import './titlePages.scss'

interface Props {
  api: CanvasApi
  scale: number
}

/** Milliseconds. The views of a title are loaded after its heading. */
const FIND_INTERVAL_MS = 500
/** CSS pixels between a part and its outline. */
const OUTLINE_GAP_PX = 3

/** Outlines all parts of the title page that its layout describes. */
export function TitleOutlines({ api, scale }: Props) {
  const boxes = usePartBoxes(api)
  return [...boxes].map(([key, { top, left, width, height }]) => (
    <span
      key={key}
      className="mqp-mark mqp-mark--part"
      aria-hidden="true"
      style={{
        insetBlockStart: top * scale - OUTLINE_GAP_PX,
        insetInlineStart: left * scale - OUTLINE_GAP_PX,
        width: width * scale + 2 * OUTLINE_GAP_PX,
        height: height * scale + 2 * OUTLINE_GAP_PX,
      }}
    />
  ))
}

/** @returns the boxes of the parts by a text that describes the box, updated on every frame */
function usePartBoxes(api: CanvasApi): ReadonlyMap<string, DOMRect> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, DOMRect>>(new Map())
  useEffect(() => {
    let frame = 0
    let parts: readonly Element[] = []
    let nextFind = 0
    const update = (now: number) => {
      if (now >= nextFind) {
        parts = api.titleParts()
        nextFind = now + FIND_INTERVAL_MS
      }
      const next = new Map(
        parts
          .map((part) => part.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map((box) => [`${box.x} ${box.y} ${box.width} ${box.height}`, box]),
      )
      setBoxes((before) => (haveSameKeys(before, next) ? before : next))
      frame = requestAnimationFrame(update)
    }
    frame = requestAnimationFrame(update)
    return () => cancelAnimationFrame(frame)
  }, [api])
  return boxes
}

const haveSameKeys = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>) =>
  a.size === b.size && [...a.keys()].every((key) => b.has(key))
