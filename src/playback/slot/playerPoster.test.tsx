import { afterEach, expect, test, vi } from 'vitest'
import { playerPoster } from './playerPoster'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['asks for 1000 pixels on a narrow window', 599, '/art/film.jpg', '/art/film.jpg?width=1000'],
  ['keeps the address on a window of 600 pixels', 600, '/art/film.jpg', '/art/film.jpg'],
  ['keeps a signed address on a narrow window', 360, '/film.jpg?X-Amz-Signature=1', '/film.jpg?X-Amz-Signature=1'],
  ['has no poster where none is named', 360, undefined, undefined],
])('%s', (_, innerWidth, poster, address) => {
  vi.stubGlobal('innerWidth', innerWidth)
  expect(playerPoster(poster)).toBe(address)
})
