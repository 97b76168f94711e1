import { useEffectEvent, useLayoutEffect, useState } from 'react'

/**
 * The box of an element, updated on every frame while it exists.
 * @param find returns the current element; called on every frame
 */
export function useBox(find: () => Pick<Element, 'getBoundingClientRect'> | null | undefined): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>()
  const onFrame = useEffectEvent(find)
  useLayoutEffect(() => {
    let frame = 0
    const update = () => {
      const next = onFrame()?.getBoundingClientRect()
      setBox((before) => (before && next && isSame(before, next) ? before : next))
      frame = requestAnimationFrame(update)
    }
    update()
    return () => cancelAnimationFrame(frame)
  }, [])
  return box
}

const isSame = (a: DOMRect, b: DOMRect) =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height
