/** After this time (ms) the client-rendered page is shown even if it still has skeletons. */
const MAX_WAIT_MS = 6000

/**
 * Replaces the server-rendered page (src/ssr/render) with the client-rendered one as soon as that has no skeletons on the
 * first screen. Hydration is not used: images, clocks and screen widths differ between server and browser, and on a
 * mismatch React would discard the page and render it again in view. Instead, the client renders into a hidden container
 * that is already laid out (docs/decisions/0026-server-rendering.md).
 */
export function swapPage(document: Document): void {
  const serverPage = document.getElementById('ssr')
  const app = document.getElementById('app')
  if (!serverPage || !app) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const swap = () => {
    observer.disconnect()
    clearTimeout(timer)
    const focused = focusedElement(serverPage)
    serverPage.remove()
    app.removeAttribute('data-pending')
    if (focused) restoreFocus(app, focused)
  }
  const check = () => {
    if (!app.firstElementChild) return
    timer ??= setTimeout(swap, MAX_WAIT_MS)
    if (!hasSkeleton(app)) swap()
  }
  const observer = new MutationObserver(check)
  observer.observe(app, { childList: true, subtree: true })
  check()
}

/** Whether the first screen still has a skeleton. */
const hasSkeleton = (app: Element): boolean =>
  [...app.querySelectorAll('.mq-skeleton')].some((each) => each.getBoundingClientRect().top < innerHeight)

interface FocusedField {
  selector: string
  index: number
  value?: string
}

/** The focused element of the server-rendered page, and the text typed into it. */
function focusedElement(serverPage: Element): FocusedField | undefined {
  const { activeElement } = serverPage.ownerDocument
  if (!activeElement || !serverPage.contains(activeElement)) return undefined
  const selector = activeElement.localName
  const elements: readonly Element[] = visibleElements(serverPage, selector)
  const index = elements.indexOf(activeElement)
  return { selector, index, value: activeElement instanceof HTMLInputElement ? activeElement.value : undefined }
}

/** Elements that are laid out: the page contains the markup of two screen sizes. */
const visibleElements = (root: Element, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)

function restoreFocus(app: Element, { selector, index, value }: FocusedField): void {
  const target = visibleElements(app, selector)[index]
  target?.focus({ preventScroll: true })
  if (!value || !(target instanceof HTMLInputElement)) return
  // React tracks the value through its own setter, so set the native one and dispatch the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
