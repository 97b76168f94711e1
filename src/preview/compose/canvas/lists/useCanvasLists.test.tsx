import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CanvasApi, CanvasList } from '../api/canvasApi'
import { useCanvasLists } from './useCanvasLists'

/** A page whose answers the test sends. */
function createFakePage() {
  const answers: ((lists: CanvasList[]) => void)[] = []
  const lists = () => new Promise<CanvasList[]>((resolve) => answers.push(resolve))
  return { api: { lists, hiddenEntries: () => [] as const } as unknown as CanvasApi, answers }
}
const canvasListOf = (file: string): CanvasList => ({ file, isFooter: false, missing: [] })

test('ignores an answer that comes after that of a newer request', async () => {
  const { api, answers } = createFakePage()
  const { result } = renderHook(() => useCanvasLists())
  act(() => result.current.onReady(api))
  act(() => result.current.onReady(api))
  await act(async () => answers[1]?.([canvasListOf('new.json')]))
  await act(async () => answers[0]?.([canvasListOf('old.json')]))
  expect(result.current.lists).toEqual([canvasListOf('new.json')])
})

test('ignores an answer of a page that was left', async () => {
  const { api, answers } = createFakePage()
  const { result } = renderHook(() => useCanvasLists())
  act(() => result.current.onReady(api))
  act(() => result.current.onLeave())
  await act(async () => answers[0]?.([canvasListOf('old.json')]))
  expect(result.current.lists).toBeUndefined()
})

test('has no lists ([]) after the page was left, and unknown lists (undefined) once Compose opens a page', async () => {
  const { api, answers } = createFakePage()
  const { result } = renderHook(() => useCanvasLists())
  act(() => result.current.onReady(api))
  await act(async () => answers[0]?.([canvasListOf('home.json')]))
  act(() => result.current.onLeave())
  expect(result.current.lists).toEqual([])
  act(() => result.current.onOpen())
  expect(result.current.lists).toBeUndefined()
  act(() => result.current.onLeave())
  expect(result.current.lists).toBeUndefined()
})
