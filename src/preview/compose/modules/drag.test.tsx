import { beforeEach, expect, test, vi } from 'vitest'
import { followDrag } from './drag'

const handlers = { onStart: vi.fn(), onMove: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() }
const createPointerEvent = (type: string, x: number, y: number, pointerType = 'mouse') =>
  Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }), { pointerId: 1, pointerType })
const dispatchPointer = (...args: Parameters<typeof createPointerEvent>) => dispatchEvent(createPointerEvent(...args))
const press = (pointerType: string) =>
  followDrag(createPointerEvent('pointerdown', 0, 0, pointerType) as unknown as PointerEvent, handlers)
const calledHandlers = () =>
  Object.entries(handlers).flatMap(([name, handler]) => (handler.mock.calls.length > 0 ? [name] : []))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})

test.each([
  ['a mouse that moves', 'mouse', [[0, 20]], ['onStart', 'onMove', 'onDrop']],
  ['a mouse that does not move', 'mouse', [[1, 1]], []],
  ['a pen that moves', 'pen', [[0, 20]], ['onStart', 'onMove', 'onDrop']],
  ['a finger that scrolls', 'touch', [[0, 20]], []],
] as const)('follows %s', (_, pointerType, moves, expected) => {
  press(pointerType)
  for (const [x, y] of moves) dispatchPointer('pointermove', x, y, pointerType)
  vi.advanceTimersByTime(300)
  dispatchPointer('pointerup', 0, 20, pointerType)
  expect(calledHandlers()).toEqual(expected)
})

test('starts to drag after a long press of a finger', () => {
  press('touch')
  vi.advanceTimersByTime(250)
  dispatchPointer('pointermove', 0, 20, 'touch')
  dispatchPointer('pointerup', 0, 20, 'touch')
  expect(calledHandlers()).toEqual(['onStart', 'onMove', 'onDrop'])
})

test.each([
  ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['the browser', () => dispatchPointer('pointercancel', 0, 20)],
])('cancels a drag by %s, and ignores the release', (_, cancel) => {
  press('mouse')
  dispatchPointer('pointermove', 0, 20)
  cancel()
  dispatchPointer('pointerup', 0, 20)
  expect(calledHandlers()).toEqual(['onStart', 'onMove', 'onCancel'])
})
