import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CanvasProps } from './canvasProps'
import { useDraftFrame } from './useDraftFrame'

afterEach(() => vi.unstubAllGlobals())

const PROPS = { id: 'frame', site: 'lumen', pagePath: '/home', files: new Map(), changed: [], language: undefined }
const handlers = { onShown: () => {}, onLeave: () => {} }

test('shows the draft in the canvas after a retry of a failed request', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response(null))
  vi.stubGlobal('fetch', fetch)
  const frame = { current: null }
  const props = PROPS as unknown as CanvasProps
  const { result } = renderHook(() => useDraftFrame(frame, props, undefined, handlers))
  await vi.waitFor(() => expect(result.current.failed).toBe(true))
  act(() => result.current.retry())
  await vi.waitFor(() => expect(result.current.src).toMatch(/^\/home\?marquee-frame=frame/))
  expect(result.current.failed).toBe(false)
})

test('ignores the response to a canvas that was replaced, and aborts its request', async () => {
  const answers: (() => void)[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(
    () => new Promise((resolve) => answers.push(() => resolve(new Response(null)))),
  )
  vi.stubGlobal('fetch', fetch)
  const onLeave = vi.fn()
  const show = () =>
    renderHook(() =>
      useDraftFrame({ current: null }, PROPS as unknown as CanvasProps, undefined, { ...handlers, onLeave }),
    )
  const replaced = show()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  replaced.unmount()
  const { result } = show()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.())
  expect(result.current.src).toBeDefined()
  expect(onLeave).toHaveBeenCalledOnce()
  await act(async () => answers[0]?.())
  expect(onLeave).toHaveBeenCalledOnce()
  expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, false])
})
