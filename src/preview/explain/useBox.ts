import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Where an element stands, as long as it does, wherever it moves.
 * @param find the element of now; it is called before each picture
 */
export function useBox(find: () => Element | null | undefined): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>()
  const onFrame = useEffectEvent(find)
  useEffect(() => {
    let frame = 0
    const look = () => {
      const next = onFrame()?.getBoundingClientRect()
      setBox((before) => (before && next && isSame(before, next) ? before : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [])
  return box
}

const isSame = (a: DOMRect, b: DOMRect) =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height
