import equal from 'fast-deep-equal'
import { useRef, useState } from 'react'
import type { NotShown } from '../../../explain/notShown'
import type { CanvasApi, CanvasList } from '../api/canvasApi'

/**
 * The page in the canvas, and its module lists. Only the answer to the last request counts. Equal answers are the same
 * value, because the page reports each key that changes it.
 */
export function useCanvasLists() {
  const [api, setApi] = useState<CanvasApi>()
  const [lists, setLists] = useState<readonly CanvasList[]>()
  const [hiddenEntries, setHiddenEntries] = useState<readonly NotShown[]>([])
  const requests = useRef(0)
  return {
    api,
    /** Undefined while the page loads. */
    lists,
    hiddenEntries,
    onReady(next: CanvasApi) {
      const request = ++requests.current
      setApi(next)
      setHiddenEntries(keepEqual(next.hiddenEntries()))
      next.lists().then(
        (read) => {
          if (request === requests.current) setLists(keepEqual<readonly CanvasList[] | undefined>(read))
        },
        // The frame was reloaded meanwhile.
        () => {},
      )
    },
    onLeave() {
      requests.current += 1
      setApi(undefined)
      setLists(undefined)
      setHiddenEntries([])
    },
  }
}

const keepEqual =
  <T>(next: T) =>
  (last: T): T =>
    equal(last, next) ? last : next
