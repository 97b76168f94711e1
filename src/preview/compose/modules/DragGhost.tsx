import type { CanvasApi } from '../canvas/api/canvasApi'
import { DragPicture } from './DragPicture'
import type { ModuleMove } from './useMoving'
import './dragGhost.scss'

interface Props {
  moving: ModuleMove
  api: CanvasApi | undefined
}

/** A dragged module beside the pointer: its name, and over the page its picture. */
export function DragGhost({ moving: { item, pointer, isOnPage }, api }: Props) {
  const element = isOnPage ? api?.moduleElement(item.file, item.slug ?? '') : undefined
  return (
    <div
      className={`mqp-ghost${element ? ' mqp-ghost--picture' : ''}`}
      aria-hidden="true"
      style={{ insetBlockStart: pointer?.y, insetInlineStart: pointer?.x }}
    >
      {item.name}
      {element && <DragPicture key={item.id} module={element} />}
    </div>
  )
}
