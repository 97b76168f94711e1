import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The scale that fits a frame into its container, and its height in its own pixels.
 * @param width of the page in CSS pixels
 */
export function useFit(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [availableWidth, setAvailableWidth] = useState(width)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setAvailableWidth(element.clientWidth))
    observer.observe(element)
    setAvailableWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  return { box, scale: Math.min(1, availableWidth / width), height: width < 600 ? 720 : 900 }
}
