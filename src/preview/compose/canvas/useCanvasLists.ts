import { useRef, useState } from 'react'
import type { CanvasApi, CanvasList } from './canvasApi'

/** The page in the canvas, and its module lists. An answer of a page that was left is ignored. */
export function useCanvasLists() {
  const [api, setApi] = useState<CanvasApi>()
  const [lists, setLists] = useState<readonly CanvasList[]>([])
  const latest = useRef<CanvasApi>(undefined)
  return {
    api,
    lists,
    onReady(next: CanvasApi) {
      latest.current = next
      setApi(next)
      next.lists().then(
        (read) => {
          if (latest.current === next) setLists(read)
        },
        // The frame was reloaded meanwhile.
        () => {},
      )
    },
    onLeave() {
      setApi(undefined)
      setLists([])
    },
  }
}
