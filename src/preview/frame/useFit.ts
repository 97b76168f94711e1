import { useLayoutEffect, useRef, useState } from 'react'

/**
 * How much smaller a frame is drawn, so that all of its width is seen; and its height, in its own pixels.
 * @param width of the page in the frame, in CSS pixels
 */
export function useFit(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    setRoom(element.clientWidth)
    return () => watch.disconnect()
  }, [])
  return { box, scale: Math.min(1, room / width), height: width < 600 ? 720 : 900 }
}
