import { useEffect } from 'react'

/**
 * Reports whether the mouse is over the slides, and whether the keyboard focus is on one of their links and buttons or in
 * a dialog. Not by props of React: it also reports events of a dialog that a slide renders elsewhere, and reports none
 * while it removes the dialog.
 */
export function useHoverAndFocus(
  viewport: HTMLElement,
  onHover: (hover: boolean) => void,
  onFocus: (focus: boolean) => void,
): void {
  useEffect(() => {
    const region = viewport.closest('section') ?? viewport
    const controller = new AbortController()
    const { signal } = controller
    // The mouse and the focus may have been there before this code was loaded.
    onHover(matchMedia('(hover: hover)').matches && region.matches(':hover'))
    region.addEventListener('pointerenter', ({ pointerType }) => onHover(pointerType === 'mouse'), { signal })
    region.addEventListener('pointerleave', () => onHover(false), { signal })

    // After a tap, browsers report the focus that a closing dialog returns to its button as visible.
    let isPointerUsed = false
    const onInput = ({ type }: Event) => {
      isPointerUsed = type === 'pointerdown'
    }
    document.addEventListener('pointerdown', onInput, { signal, capture: true })
    document.addEventListener('keydown', onInput, { signal, capture: true })
    const report = (focused: Element) => {
      const isControl = region.contains(focused) && focused.matches('a:focus-visible, button:focus-visible')
      onFocus((isControl && !isPointerUsed) || focused.closest('dialog') !== null)
    }
    report(document.activeElement ?? document.body)
    document.addEventListener('focusin', ({ target }) => report(target as Element), { signal })
    document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || onFocus(false), { signal })
    return () => controller.abort()
  }, [viewport, onHover, onFocus])
}
