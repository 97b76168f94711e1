import { expect, test } from 'vitest'
import { imageSrcSet, imageUrl } from '../url/mediaUrl'
import { preloadPicture } from './preloadPicture'

const last = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload]:last-of-type') as HTMLLinkElement

test('preloads an image with the srcset that the image itself will have', () => {
  preloadPicture(document, { src: '/a.webp', width: 1440, sizes: '110vw' })
  expect(last().getAttribute('as')).toBe('image')
  expect(last().imageSrcset).toBe(imageSrcSet('/a.webp', 1440))
  expect(last().imageSizes).toBe('110vw')
})

test('preloads a single file by its URL', () => {
  preloadPicture(document, { src: '/b.webp', width: 1200, sizes: '110vw', single: true })
  expect(last().getAttribute('href')).toBe(imageUrl('/b.webp', 1200))
  expect(last().imageSrcset || undefined).toBeUndefined()
})
