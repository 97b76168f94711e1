import { useEffect } from 'react'
import { isTelevision } from './isTelevision'

/** On a television the arrow keys and the Back key of its remote control work the site. Others load nothing of it. */
export function useTelevision(): void {
  useEffect(() => {
    if (!isTelevision()) return
    let stop = () => {}
    let live = true
    import('./arrows').then(
      ({ startArrows }) => {
        if (live) stop = startArrows(document)
      },
      () => {},
    )
    return () => {
      live = false
      stop()
    }
  }, [])
}
