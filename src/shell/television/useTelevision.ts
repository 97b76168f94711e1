import { useEffect } from 'react'
import { isTelevision } from './isTelevision'

/** Enables navigation by the arrow and Back keys of a remote control on TVs. Other devices do not load its code. */
export function useTelevision(): void {
  useEffect(() => {
    if (!isTelevision()) return
    let stop = () => {}
    let mounted = true
    import('./arrowNavigation').then(
      ({ startArrowNavigation }) => {
        if (mounted) stop = startArrowNavigation(document)
      },
      () => {},
    )
    return () => {
      mounted = false
      stop()
    }
  }, [])
}
