import { useEffect, useState } from 'react'
import { useMediaQuery } from '../../ui/useMediaQuery'

/** How long banner and dialog take to go, in milliseconds (spec part 2, section 9); they come within 1000. */
const GOING = 400

/** Whether something is still on the screen: while it is wanted, and for the time that it takes to go. */
export function useLinger(wanted: boolean): boolean {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [lingers, setLingers] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setLingers(wanted), wanted || still ? 0 : GOING)
    return () => clearTimeout(timer)
  }, [wanted, still])
  return wanted || (lingers && !still)
}
