import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import type { CanvasApi } from '../api/canvasApi'
import { textCodeLoader } from './textCodeLoader'
import { useTextStart } from './useTextStart'

const PLACE = { file: 'modules/home.json', path: ['data', 0, 'module', 'name'] }
const SELECTED = { file: 'modules/home.json', pointer: '/data/0/module', turn: 0 }
const OTHER_SELECTED = { ...SELECTED, pointer: '/data/1/module' }
const PART_NOT_SHOWN = expect.stringContaining('does not show this part yet')

const findText = vi.fn<() => unknown>()
const files: SiteTexts = new Map()

beforeEach(async () => {
  document.body.innerHTML = '<button>Wall</button><input />'
  document.querySelector('button')?.focus()
  findText.mockReset().mockReturnValue(PLACE)
  const code = await textCodeLoader.load()
  textCodeLoader.replace({ ...code, firstText: findText as unknown as typeof code.firstText })
})
afterEach(() => {
  document.body.innerHTML = ''
})

const pageWith = (...pointers: string[]) =>
  ({ find: (_file: string, pointer: string) => (pointers.includes(pointer) ? {} : undefined) }) as unknown as CanvasApi

function renderTextStart(api?: CanvasApi) {
  const start = vi.fn()
  const say = vi.fn()
  const initialProps = { api, files, selected: SELECTED, start, say }
  return { start, say, initialProps, ...renderHook(useTextStart, { initialProps }) }
}

test('edits the selected part while the key is pressed, when the page shows it', () => {
  const { result, start } = renderTextStart(pageWith(SELECTED.pointer))
  result.current.editSelected()
  expect(start).toHaveBeenCalledWith(PLACE)
})

test('says that a text of the page has no field', () => {
  findText.mockReturnValue(undefined)
  const { result, start, say } = renderTextStart(pageWith(SELECTED.pointer))
  result.current.editSelected()
  expect(start).not.toHaveBeenCalled()
  expect(say).toHaveBeenCalledWith(expect.stringContaining('not the value of one field'))
})

test('edits the selected part as soon as the page shows it', () => {
  const { result, start, say } = renderTextStart()
  result.current.editSelected()
  expect(say).toHaveBeenCalledWith(PART_NOT_SHOWN)
  // The page has loaded, but not its modules.
  result.current.onReady(pageWith())
  expect(start).not.toHaveBeenCalled()
  result.current.onReady(pageWith(SELECTED.pointer))
  expect(start).toHaveBeenCalledExactlyOnceWith(PLACE)
  result.current.onReady(pageWith(SELECTED.pointer))
  expect(start).toHaveBeenCalledTimes(1)
})

test.each([
  ['another part is selected', { selected: OTHER_SELECTED }, () => {}],
  ['a document has changed', { files: new Map([['a.json', '{}']]) }, () => {}],
  ['a field has the focus', {}, () => document.querySelector('input')?.focus()],
])('does not edit a part that was waited for when %s', (_case, changed, goOn) => {
  const { result, start, initialProps, rerender } = renderTextStart()
  result.current.editSelected()
  rerender({ ...initialProps, ...changed })
  goOn()
  const page = pageWith(SELECTED.pointer, OTHER_SELECTED.pointer)
  result.current.onReady(page)
  rerender(initialProps)
  document.querySelector('button')?.focus()
  result.current.onReady(page)
  expect(start).not.toHaveBeenCalled()
})

test('says that no part is selected', () => {
  const { result, say, initialProps, rerender } = renderTextStart()
  rerender({ ...initialProps, selected: undefined as unknown as typeof SELECTED })
  result.current.editSelected()
  expect(say).toHaveBeenCalledExactlyOnceWith('Select a part to edit its text.')
})
