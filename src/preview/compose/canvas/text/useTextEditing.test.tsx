import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textCodeLoader } from './textCodeLoader'
import type { TextPlace } from './textPlace'
import { useTextEditing } from './useTextEditing'

let canvas: HTMLElement
let element: HTMLElement

beforeEach(async () => {
  await textCodeLoader.load()
  document.body.innerHTML = '<section class="mqp-canvas" tabindex="0"></section><input /><h2>Wall</h2>'
  canvas = document.querySelector<HTMLElement>('.mqp-canvas') ?? document.body
  element = document.querySelector('h2') ?? document.body
})
afterEach(() => {
  document.body.innerHTML = ''
})

const editorElement = () => document.querySelector<HTMLElement>('[data-typed]')

/** Edits the heading, and types a text. */
function editHeading(text: string, setText = vi.fn(async (): Promise<string | undefined> => undefined)) {
  const say = vi.fn()
  const { result } = renderHook(() => useTextEditing({ setText, say }))
  const place = { file: 'a.json', path: ['name'], value: 'Wall', from: 'document', isLong: false, element }
  canvas.focus()
  act(() => result.current.start(place as unknown as TextPlace))
  const editor = editorElement()
  if (editor) editor.textContent = text
  return { result, setText, say }
}

test('keeps what was typed when the page is left', async () => {
  const { result, setText } = editHeading('The wall')
  await act(() => result.current.leave())
  expect(setText).toHaveBeenCalledWith('a.json', ['name'], 'The wall')
  expect(result.current.editing).toBeUndefined()
})

test('says that an invalid text was not kept when the page is left', async () => {
  const { result, say } = editHeading(
    '!',
    vi.fn(async () => 'Too short.'),
  )
  await act(() => result.current.leave())
  expect(result.current.editing).toBeUndefined()
  expect(editorElement()).toBeNull()
  expect(say).toHaveBeenLastCalledWith(expect.stringContaining('the typed text was not valid'))
})

test('returns the focus to the canvas after an edited text is applied', async () => {
  const { result } = editHeading('The wall')
  await act(() => result.current.keep())
  expect(document.activeElement).toBe(canvas)
})

test('ends text editing when another field gets the focus, and leaves the focus there', async () => {
  const { result } = editHeading('The wall')
  const field = document.querySelector('input')
  await act(async () => field?.focus())
  expect(result.current.editing).toBeUndefined()
  expect(document.activeElement).toBe(field)
})
