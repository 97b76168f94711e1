import { expect, test } from 'vitest'
import { isVideoFile } from './isVideoFile'

test.each([
  ['/art/faust.webp', false],
  ['/art/faust.mp4', true],
  ['https://cdn.example/a/FAUST.MP4?v=2', true],
  ['/art/faust.webm#t=3', true],
  ['/art/mp4', false],
  ['/art/faust.mp4.webp', false],
  ['/art/faust?file=a.mp4&x', false],
  ['', false],
  [undefined, false],
])('%s: %s', (address, expected) => {
  expect(isVideoFile(address)).toBe(expected)
})
