import { useEffect, useState } from 'react'

/** Longest wait for the first image, in milliseconds. */
const FIRST_IMAGE_TIMEOUT_MS = 4000

/**
 * True once the first image in an element has loaded or failed, so that code that loads afterwards does not delay it.
 * @param element undefined: do not watch
 */
export function useFirstImageLoaded(element: Element | null | undefined): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!element) return
    const image = element.querySelector('img')
    const finish = () => setLoaded(true)
    const timer = setTimeout(finish, image && !image.complete ? FIRST_IMAGE_TIMEOUT_MS : 0)
    if (image) image.onload = image.onerror = finish
    return () => {
      clearTimeout(timer)
      if (image) image.onload = image.onerror = null
    }
  }, [element])
  return loaded
}
