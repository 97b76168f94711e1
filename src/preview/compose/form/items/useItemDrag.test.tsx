import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useItemDrag } from './useItemDrag'

afterEach(() => vi.unstubAllGlobals())

const ROW_HEIGHT_PX = 40

/** A list of 100 rows in a box of 400 px. */
function startDrag() {
  let frame: FrameRequestCallback | undefined
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    frame = next
    return 1
  })
  let scrolled = 0
  const box = {
    getBoundingClientRect: () => ({ top: 0, bottom: 400 }),
    scrollBy: (_: number, y: number) => (scrolled += y),
  }
  const rows = { getBoundingClientRect: () => ({ top: -scrolled }) }
  const [onStart, onDrop] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() =>
    useItemDrag(
      { current: rows as unknown as HTMLElement },
      { current: box as unknown as HTMLElement },
      {
        count: 100,
        rowHeight: ROW_HEIGHT_PX,
        onStart,
        onDrop,
      },
    ),
  )
  const event = (clientY: number) =>
    ({ button: 0, clientY, preventDefault() {}, currentTarget: { setPointerCapture() {} } }) as unknown as PointerEvent
  return {
    onStart,
    onDrop,
    gap: () => result.current.drag?.gap,
    press: (index: number, y: number) => act(() => result.current.handle(index).onPointerDown(event(y))),
    move: (y: number) => act(() => result.current.handle(3).onPointerMove(event(y))),
    release: (y: number) => act(() => result.current.handle(3).onPointerUp(event(y))),
    nextFrame: () => act(() => frame?.(0)),
  }
}

test('returns the row that must stay rendered during a drag', () => {
  const { press, onStart } = startDrag()
  press(3, 3 * ROW_HEIGHT_PX)
  expect(onStart).toHaveBeenCalledWith(3)
})

test('moves the gap while the list scrolls below the pointer', () => {
  const { press, move, gap, nextFrame, release, onDrop } = startDrag()
  press(3, 3 * ROW_HEIGHT_PX)
  move(390)
  expect(gap()).toBe(10)
  for (let count = 0; count < 10; count++) nextFrame()
  expect(gap()).toBe(12)
  release(390)
  expect(onDrop).toHaveBeenCalledWith(3, 12)
})
