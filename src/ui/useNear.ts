import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../lib/whenIdle'

/**
 * True once the element came within a screen's height of what is seen; stays true.
 * @param known true: it need not be watched
 */
export function useNear(ref: RefObject<Element | null>, known: boolean): boolean {
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
    // The first picture goes before what is below it.
    const idle = whenIdle(() => observer.observe(element))
    return () => {
      idle.cancel()
      observer.disconnect()
    }
  }, [near, ref])
  return near || known
}
