import { renderHook } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import type { CanvasApi } from './canvasApi'
import { useEarlyPress } from './useEarlyPress'

const press = { clientX: 130, clientY: 70 } as MouseEvent
const part = { file: 'modules/home.json', pointer: '/data/0' }

function renderPress() {
  const frame = {
    current: {
      offsetWidth: 1000,
      getBoundingClientRect: () => ({ left: 100, top: 50, width: 500 }),
    } as unknown as HTMLIFrameElement,
  }
  const heading = document.createElement('h2')
  const api = {
    elementsAt: vi.fn(() => [heading, document.body]),
    partAt: (target: unknown) => (target === heading ? part : undefined),
  }
  const onSelect = vi.fn()
  const hook = renderHook(({ ready }) => useEarlyPress(frame, ready, onSelect), {
    initialProps: { ready: undefined as CanvasApi | undefined },
  })
  const setReady = (isReady: boolean) => hook.rerender({ ready: isReady ? (api as unknown as CanvasApi) : undefined })
  return { hook, api, onSelect, setReady }
}

test('selects the part of an early press once the page is ready', () => {
  const { hook, api, onSelect, setReady } = renderPress()
  hook.result.current(press)
  expect(onSelect).not.toHaveBeenCalled()
  setReady(true)
  // The page is scaled by 0.5.
  expect(api.elementsAt).toHaveBeenCalledWith(60, 40)
  expect(onSelect.mock.calls).toEqual([[part]])
  setReady(false)
  setReady(true)
  expect(onSelect).toHaveBeenCalledOnce()
})

test('ignores presses beside a page that is ready', () => {
  const { hook, onSelect, setReady } = renderPress()
  setReady(true)
  hook.result.current(press)
  setReady(false)
  setReady(true)
  expect(onSelect).not.toHaveBeenCalled()
})
