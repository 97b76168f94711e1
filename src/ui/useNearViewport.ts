import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../lib/async/whenIdle'

/**
 * True once the element was within a screen height of the viewport; stays true.
 * @param known true: the caller knows that it is near, so it is not observed
 */
export function useNearViewport(ref: RefObject<Element | null>, known: boolean): boolean {
  const [near, setNear] = useState(known)
  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '100% 0px',
      },
    )
    const element = ref.current
    // Idle, so that the first image is not delayed by content below it.
    const idle = whenIdle(() => observer.observe(element))
    return () => {
      idle.cancel()
      observer.disconnect()
    }
  }, [near, ref])
  return near || known
}
