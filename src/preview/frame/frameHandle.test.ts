import { expect, test } from 'vitest'
import type { FrameHandle } from './frame'
import { frameHandle } from './frameHandle'

const frameWith = (page: object | null) => ({ contentWindow: page }) as unknown as HTMLIFrameElement

test('returns the API of the page', () => {
  const handle = {} as FrameHandle
  expect(frameHandle(frameWith({ marqueeFrame: handle }))).toBe(handle)
})

test('returns nothing without a page', () => {
  expect(frameHandle(null)).toBeUndefined()
  expect(frameHandle(frameWith(null))).toBeUndefined()
})

test('returns nothing for a page of another origin', () => {
  const foreign = {
    get marqueeFrame() {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
    },
  }
  expect(frameHandle(frameWith(foreign))).toBeUndefined()
})
