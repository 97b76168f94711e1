import { afterEach, expect, test, vi } from 'vitest'
import { playerPoster } from './playerPoster'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['requests a width of 1000 pixels in a narrow window', 599, '/art/film.jpg', '/art/film.jpg?width=1000'],
  ['keeps the address in a window of 600 pixels', 600, '/art/film.jpg', '/art/film.jpg'],
  ['keeps a signed address in a narrow window', 360, '/film.jpg?X-Amz-Signature=1', '/film.jpg?X-Amz-Signature=1'],
  ['returns undefined without a poster', 360, undefined, undefined],
])('%s', (_, innerWidth, poster, address) => {
  vi.stubGlobal('innerWidth', innerWidth)
  expect(playerPoster(poster)).toBe(address)
})
