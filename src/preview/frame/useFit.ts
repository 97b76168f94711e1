import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The scale that fits a frame into its container, and its height in its own pixels.
 * @param width of the page in CSS pixels
 */
export function useFit(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [panelName, setAvailable] = useState(width)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setAvailable(element.clientWidth))
    watch.observe(element)
    setAvailable(element.clientWidth)
    return () => watch.disconnect()
  }, [])
  return { box, scale: Math.min(1, panelName / width), height: width < 600 ? 720 : 900 }
}
