import type { Moving } from './useMoving'

/** The name of a dragged module, beside the pointer. */
export function DragGhost({ moving }: { moving: Moving | undefined }) {
  if (!moving?.pointer) return null
  const { x, y } = moving.pointer
  return (
    <p className="mqp-ghost" aria-hidden="true" style={{ insetBlockStart: y, insetInlineStart: x }}>
      {moving.item.name}
    </p>
  )
}
