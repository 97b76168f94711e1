import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isPlainKey } from '../../lib/browser/keys'
import { isRtl, targetIndex } from '../rows/rowKeys'

/**
 * Arrow keys change the slide, Home and End on the dashes go to the first and last. The focus moves along: from dash to
 * dash, or to the first link of the new slide, because the old slide becomes inert.
 */
export function useSlideKeys(
  region: RefObject<HTMLElement | null>,
  selected: number,
  count: number,
  goTo: (index: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const focusSelector = useRef<string>(undefined)

  useEffect(() => {
    const target = focusSelector.current && region.current?.querySelector<HTMLElement>(focusSelector.current)
    focusSelector.current = undefined
    if (target) target.focus({ preventScroll: true })
  }, [region, selected])

  return (event) => {
    // React also reports keys of a dialog that is rendered elsewhere.
    if (count < 2 || !isPlainKey(event) || !event.currentTarget.contains(event.target as Node)) return
    const onDashes = (event.target as Element).closest('[data-dashes]') !== null
    const target = targetIndex(event.key, isRtl(event.currentTarget), selected, count)
    if (target === undefined || !(onDashes || event.key.startsWith('Arrow'))) return
    event.preventDefault()
    const inSlide = (event.target as Element).closest('[inert], [role="group"]') !== null
    focusSelector.current = onDashes
      ? '[data-dashes] [aria-current]'
      : inSlide
        ? '[role="group"]:not([inert]) a'
        : undefined
    goTo(target)
  }
}
