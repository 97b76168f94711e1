import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FaceSettings } from './createFace'
import type { Face } from './useFace'
import { useFaceLife } from './useFaceLife'

const settings = () => ({ source: { src: 'a', type: 'video/mp4' }, engine: {} }) as unknown as FaceSettings

test('the player of an earlier attempt, which is disposed of already, is not touched', () => {
  const touched: PropertyKey[] = []
  const disposed = new Proxy({}, { get: (_, name) => touched.push(name) }) as never
  const face: Face = { player: disposed, video: disposed, over: disposed, settings: settings() }
  renderHook(() => useFaceLife(face, settings(), { current: { asset: { sources: [] } } as never }))
  expect(touched).toEqual([])
})
