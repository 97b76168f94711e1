import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, it, vi } from 'vitest'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { OutlineItem } from '../outline/outlineGroups'
import { useMoving } from './useMoving'

const FILE = 'modules/home.json'
const createEntry = (slug: string) => ({ module: { slug, type: 'showcase', is_active: true } })
const files: SiteTexts = new Map([[FILE, JSON.stringify([createEntry('a'), createEntry('b'), createEntry('c')])]])
const outlineItem = { name: 'B', file: FILE, slug: 'b', index: 1 } as unknown as OutlineItem

const nextFrame = () => act(() => vi.advanceTimersToNextFrame())
const createPointerEvent = (type: string, y: number) =>
  new MouseEvent(type, { bubbles: true, clientX: 10, clientY: y, button: 0 }) as MouseEvent

it('scrolls the page at an edge only after the pointer has left the place of the press', () => {
  vi.useFakeTimers()
  const scrollAt = vi.fn(() => true)
  const { result } = renderHook(() =>
    useMoving({
      files,
      onStart: vi.fn(),
      moveTo: vi.fn(),
      say: vi.fn(),
      placeAt: () => 0,
      isOnPage: () => false,
      scrollAt,
    }),
  )
  act(() =>
    result.current.press(outlineItem, {
      button: 0,
      clientX: 10,
      clientY: 5,
      nativeEvent: createPointerEvent('pointerdown', 5),
    } as unknown as PointerEvent),
  )
  act(() => void dispatchEvent(createPointerEvent('pointermove', 10)))
  nextFrame()
  expect(result.current.moving).toBeDefined()
  expect(scrollAt).not.toHaveBeenCalled()
  act(() => void dispatchEvent(createPointerEvent('pointermove', 20)))
  nextFrame()
  expect(scrollAt).toHaveBeenCalled()
  act(() => void dispatchEvent(createPointerEvent('pointerup', 20)))
})
