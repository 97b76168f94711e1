import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CanvasApi } from './api/canvasApi'
import { usePresses } from './usePresses'

const handlers = {
  onHover: vi.fn(),
  onSelect: vi.fn(),
  onPress: undefined,
  text: { owns: () => false, keep: vi.fn() },
  onEditText: vi.fn(),
  onKeyDown: vi.fn(),
  onLeave: vi.fn(),
} as unknown as Parameters<typeof usePresses>[3]

/** A window that throws, like a browser, after it was left for a page of another origin. */
function createLeavableWindow() {
  const leave: { listener: () => void; signal: AbortSignal }[] = []
  return {
    isForeign: false,
    addEventListener(type: string, listener: () => void, { signal }: { signal: AbortSignal }) {
      if (type === 'pagehide') leave.push({ listener, signal })
    },
    get removeEventListener() {
      if (this.isForeign) throw new DOMException('Blocked a frame from accessing a cross-origin frame.')
      return () => {}
    },
    hide() {
      for (const { listener, signal } of leave) if (!signal.aborted) listener()
    },
  }
}

test('stops listening on unmount, without an error, after a link has opened a page of another origin', () => {
  const page = createLeavableWindow()
  const frame = { current: { contentWindow: page } as unknown as HTMLIFrameElement }
  const { unmount } = renderHook(() => usePresses(frame, {} as CanvasApi, false, handlers))
  page.hide()
  expect(handlers.onLeave).toHaveBeenCalledOnce()
  page.isForeign = true
  unmount()
  page.hide()
  expect(handlers.onLeave).toHaveBeenCalledOnce()
})

/** A window that sends trusted events, as those of a mouse are. */
function createPressableWindow() {
  const listeners = new Map<string, (event: Event) => void>()
  return {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    press(type: string, target: Element) {
      const event = { type, target, isTrusted: true, detail: 1, preventDefault() {}, stopImmediatePropagation() {} }
      listeners.get(type)?.(event as unknown as Event)
    },
  }
}

test('selects the element that replaces the pressed one before the mouse is released, although no click fires', () => {
  const page = createPressableWindow()
  const frame = { current: { contentWindow: page } as unknown as HTMLIFrameElement }
  const part = (target: EventTarget | null) => ({ element: target, explained: { name: 'Search' } })
  const api = { partAt: part, elementsAt: () => [] } as unknown as CanvasApi
  const onSelect = vi.fn()
  renderHook(() => usePresses(frame, api, false, { ...handlers, onSelect }))
  const [plain, loaded] = [document.createElement('input'), document.createElement('input')]
  document.body.append(plain)

  // The mouse was pressed elsewhere.
  page.press('pointerup', document.createElement('p'))
  page.press('pointerdown', plain)
  page.press('pointerup', plain)
  expect(onSelect).not.toHaveBeenCalled()
  page.press('click', plain)
  expect(onSelect).toHaveBeenCalledOnce()

  page.press('pointerdown', plain)
  plain.replaceWith(loaded)
  page.press('pointerup', loaded)
  expect(onSelect).toHaveBeenCalledTimes(2)
  expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ element: loaded }))
})
