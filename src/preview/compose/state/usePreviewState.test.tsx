import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePreviewState } from './usePreviewState'

afterEach(() => vi.unstubAllGlobals())

/** @param answer to a change of the state */
async function applyChange(answer: () => Promise<Partial<Response>>) {
  const [onChange, onFail] = [vi.fn(), vi.fn()]
  vi.stubGlobal('fetch', (address: string) =>
    address === '/__marquee/world' ? Promise.resolve(Response.json({})) : answer(),
  )
  const { result } = renderHook(() => usePreviewState(onChange, onFail))
  await act(() => result.current.apply('/?preview.viewer=viewer'))
  return { changes: onChange.mock.calls.length, failures: onFail.mock.calls.length }
}

test('reloads the canvas after the server has applied a preview setting', async () => {
  expect(await applyChange(async () => ({ type: 'opaqueredirect', ok: false }))).toEqual({ changes: 1, failures: 0 })
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', async () => ({ type: 'basic' as const, ok: false })],
])('keeps the canvas if the server %s', async (_, answer) => {
  expect(await applyChange(answer)).toEqual({ changes: 0, failures: 1 })
})
