import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFirstImageLoaded } from './useFirstImageLoaded'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An element with an image that is loading. */
function pendingImage() {
  const element = document.createElement('div')
  const image = element.appendChild(document.createElement('img'))
  Object.defineProperty(image, 'complete', { value: false })
  return { element, image }
}

const renderLoadedHook = (element: Element | undefined) =>
  renderHook((current: Element | undefined) => useFirstImageLoaded(current), { initialProps: element })

test.each([['load'], ['error']])('is true after the %s event of the image', (event) => {
  const { element, image } = pendingImage()
  const { result } = renderLoadedHook(element)
  expect(result.current).toBe(false)
  act(() => void image.dispatchEvent(new Event(event)))
  expect(result.current).toBe(true)
})

test('is true after four seconds, and immediately without an image', () => {
  const { result } = renderLoadedHook(pendingImage().element)
  act(() => vi.advanceTimersByTime(3900))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(100))
  expect(result.current).toBe(true)
  const { result: empty } = renderLoadedHook(document.createElement('div'))
  act(() => vi.advanceTimersByTime(0))
  expect(empty.current).toBe(true)
})

test('ignores the image of an element that has been replaced', () => {
  const [first, second] = [pendingImage(), pendingImage()]
  const { result, rerender } = renderLoadedHook(first.element)
  rerender(second.element)
  act(() => void first.image.dispatchEvent(new Event('load')))
  expect(result.current).toBe(false)
  act(() => void second.image.dispatchEvent(new Event('load')))
  expect(result.current).toBe(true)
})
