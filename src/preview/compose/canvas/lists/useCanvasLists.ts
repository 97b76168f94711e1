import { useRef, useState } from 'react'
import type { NotShown } from '../../../explain/notShown'
import type { CanvasApi, CanvasList } from '../api/canvasApi'

/** The page in the canvas, and its module lists. Only the answer to the last request counts. */
export function useCanvasLists() {
  const [api, setApi] = useState<CanvasApi>()
  const [lists, setLists] = useState<readonly CanvasList[]>()
  const [hiddenEntries, setHiddenEntries] = useState<readonly NotShown[]>([])
  const requests = useRef(0)
  function forget(): void {
    requests.current += 1
    setApi(undefined)
    setHiddenEntries([])
  }
  return {
    api,
    /** Undefined until the page that Compose opened has loaded. */
    lists,
    hiddenEntries,
    onReady(next: CanvasApi) {
      const request = ++requests.current
      setApi(next)
      setHiddenEntries(next.hiddenEntries())
      next.lists().then(
        (read) => {
          if (request === requests.current) setLists(read)
        },
        // The frame was reloaded meanwhile.
        () => {},
      )
    },
    /** Compose opens a page. */
    onOpen() {
      forget()
      setLists(undefined)
    },
    /** The frame loads a page that Compose may not know. The page before one that Compose opens leaves afterwards. */
    onLeave() {
      forget()
      setLists((last) => last && [])
    },
  }
}
