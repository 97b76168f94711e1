import { expect, test } from 'vitest'
import * as replaced from '../../../src/lib/url/mediaUrl'
import * as own from './mediaUrl'
import { imageSrcSet, imageUrl, linkPreviewImageUrl } from './mediaUrl'

test.each([
  ['/media/art/a.webp', 100, '/media/art/a.webp.w300.webp'],
  ['/media/art/a.webp', 601, '/media/art/a.webp.w1200.webp'],
  ['/media/art/a.webp?v=3', 600, '/media/art/a.webp.w600.webp'],
  ['/site/pictures/b.JPG', 9000, '/site/pictures/b.JPG.w2400.webp'],
  ['/site/logo.svg', 300, '/site/logo.svg'],
  ['https://pictures.example/a.webp', 300, 'https://pictures.example/a.webp?width=300'],
  ['data:image/png;base64,AA', 300, 'data:image/png;base64,AA'],
])('returns for %s at %i px the URL %s', (src, width, expected) => {
  expect(imageUrl(src, width)).toBe(expected)
})

test('srcset has each width once, up to twice the display width', () => {
  expect(imageSrcSet('/media/a.png', 300)).toBe('/media/a.png.w300.webp 300w, /media/a.png.w600.webp 600w')
  expect(imageSrcSet('/media/a.png', 1400)?.split(', ')).toHaveLength(4)
  expect(imageSrcSet('/site/a.svg', 300)).toBeUndefined()
})

test.each([
  ['/media/art/a.webp?v=3', '/media/art/a.webp.preview.jpg'],
  ['https://pictures.example/a.webp', 'https://pictures.example/a.webp?width=1200'],
])('the link preview picture of %s is %s', (src, expected) => {
  expect(linkPreviewImageUrl(src)).toBe(expected)
})

test('has the exports of the module that it replaces', () => {
  expect(Object.keys(own).sort()).toEqual(Object.keys(replaced).sort())
})
