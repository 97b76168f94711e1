import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createConsent } from '../../../consent/consent'
import type { CookiesConsent } from '../../../generated/types'
import { usePreviewState } from './usePreviewState'

const CONSENT_SETTINGS: CookiesConsent = { enabled: true, analytics: { cookies: [{ cookie: '_ga' }] } }

afterEach(() => vi.unstubAllGlobals())

/** @param answer to a change of the state */
async function applyChange(answer: () => Promise<Partial<Response>>) {
  const [onChange, onFail] = [vi.fn(), vi.fn()]
  vi.stubGlobal('fetch', (address: string) =>
    address === '/__marquee/world' ? Promise.resolve(Response.json({})) : answer(),
  )
  const { result } = renderHook(() => usePreviewState(new Map(), onChange, onFail))
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

test('keeps the choice of cookies when the clock changes', async () => {
  createConsent(true, CONSENT_SETTINGS).choose('all')
  vi.stubGlobal('fetch', async () => Response.json({ clock: {}, faults: [] }))
  const files = new Map([['config.json', JSON.stringify({ site_config: { cookies_consent: CONSENT_SETTINGS } })]])
  const { result } = renderHook(() => usePreviewState(files, vi.fn(), vi.fn()))
  await waitFor(() => expect(result.current.world).toBeDefined())
  const link = new URL(result.current.linkTo({ clock: '2027-03-01T17:00:00Z' }), location.href)
  expect(link.searchParams.get('preview.consent')).toBe('all')
})
