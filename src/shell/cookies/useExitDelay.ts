import { useEffect, useState } from 'react'
import { useMediaQuery } from '../../ui/useMediaQuery'

/** Duration of the exit animation of banner and dialog (spec part 2, section 9). */
const EXIT_DURATION_MS = 400

/** Keeps an element rendered for the duration of its exit animation. */
export function useExitDelay(open: boolean): boolean {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [rendered, setRendered] = useState(open)
  useEffect(() => {
    const timer = setTimeout(() => setRendered(open), open || reducedMotion ? 0 : EXIT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [open, reducedMotion])
  return open || (rendered && !reducedMotion)
}
