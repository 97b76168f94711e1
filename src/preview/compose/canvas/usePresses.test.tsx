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

test('stops after a link of the page opened one of another origin', () => {
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
