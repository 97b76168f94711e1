import type { RefObject } from 'react'
import type { ShownPage } from '../../site/react/useShownPage'
import { readScrollOffset, saveScrollOffset } from '../../ui/rows/scrollOffsets'

/**
 * The storage key of a history entry. The first entry of every tab has the same router key, so the path is part of it,
 * except for reset links, whose path contains a token (threats S11).
 */
const storageKeyOf = ({ location, resolved }: ShownPage) =>
  `page ${location.key} ${'kind' in resolved && resolved.kind === 'resetpassword' ? '' : location.pathname}`

/** Finds a link again: a selector of the links with its address in its module, and its index among them. */
interface LinkReference {
  selector: string
  index: number
}

/** The module in the middle of the screen, and its distance from the top of the screen in CSS pixels. */
interface VisibleModule {
  id: string
  top: number
}

/** Records the scroll position and the focused link of each history entry, to restore them on Back. */
export function createScrollRecords() {
  const focusedLinks = new Map<string, LinkReference>()
  const visibleModules = new Map<string, VisibleModule | undefined>()
  return {
    saveScroll(shown: ShownPage, main: Element | null): void {
      saveScrollOffset(storageKeyOf(shown), window.scrollY)
      const modules = [...(main?.querySelectorAll('[data-module]') ?? [])]
      const module = modules.find((element) => element.getBoundingClientRect().bottom > window.innerHeight / 2)
      visibleModules.set(storageKeyOf(shown), module && { id: module.id, top: module.getBoundingClientRect().top })
    },

    saveFocus(shown: ShownPage, main: Element | null, focused: Element): void {
      const link = focused.closest<HTMLElement>('a[href]')
      if (!link) return
      // Several modules may link to the same title, and some of them may load late on Back.
      const id = link.closest('[data-module]')?.id
      const selector = `${id ? `#${CSS.escape(id)} ` : ''}a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
      const index = [...(main?.querySelectorAll(selector) ?? [])].indexOf(link)
      focusedLinks.set(storageKeyOf(shown), { selector, index: Math.max(0, index) })
    },

    /**
     * The current scroll offset of the recorded position, and a function that focuses the recorded link and returns
     * whether it has the focus. Both may change while content loads.
     */
    read(
      shown: ShownPage,
      main: RefObject<Element | null>,
    ): { offset: () => number; focus: (() => boolean) | undefined } {
      const link = focusedLinks.get(storageKeyOf(shown))
      const module = visibleModules.get(storageKeyOf(shown))
      const saved = readScrollOffset(storageKeyOf(shown)) ?? 0
      return {
        // Relative to the module that was visible, because content above it may have another height now.
        offset() {
          const element = saved > 0 && module && document.getElementById(module.id)
          return element ? window.scrollY + element.getBoundingClientRect().top - module.top : saved
        },
        focus:
          link &&
          (() => {
            const element = main.current?.querySelectorAll<HTMLElement>(link.selector)[link.index]
            element?.focus({ preventScroll: true })
            return document.activeElement === element
          }),
      }
    },
  }
}

type ScrollRecords = ReturnType<typeof createScrollRecords>

/** Time without a scroll event after which the position is saved, in milliseconds. */
const SCROLL_END_DELAY_MS = 120

/**
 * Saves the position of the current page while the visitor scrolls and when they leave it, and its focused link.
 * @returns stops recording
 */
export function recordScroll(
  records: ScrollRecords,
  main: RefObject<Element | null>,
  current: RefObject<ShownPage | undefined>,
): () => void {
  history.scrollRestoration = 'manual'
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (current.current) records.saveScroll(current.current, main.current)
  }
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(save, SCROLL_END_DELAY_MS)
  }
  // Only if a save is pending: the page may still be restoring its position, which must not be overwritten.
  const onLeave = () => timer && save()
  const onFocus = (event: FocusEvent) => {
    if (current.current) records.saveFocus(current.current, main.current, event.target as Element)
  }
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('scroll', onScroll, { passive: true, signal })
  // Before a click on a link navigates: a busy browser dispatches the scroll events before it only afterwards.
  addEventListener('click', save, { capture: true, signal })
  addEventListener('popstate', onLeave, { capture: true, signal })
  addEventListener('pagehide', onLeave, { signal })
  addEventListener('focusin', onFocus, { signal })
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
