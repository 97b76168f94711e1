import { expect, test } from 'vitest'
import { imageSrcSet, imageUrl } from '../url/mediaUrl'
import { preloadPicture } from './preloadPicture'

const lastPreloadLink = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel=preload]:last-of-type') as HTMLLinkElement

test('preloads an image with the srcset that the image itself will have', () => {
  preloadPicture(document, { src: '/a.webp', width: 1440, sizes: '110vw' })
  expect(lastPreloadLink().getAttribute('as')).toBe('image')
  expect(lastPreloadLink().imageSrcset).toBe(imageSrcSet('/a.webp', 1440))
  expect(lastPreloadLink().imageSizes).toBe('110vw')
})

test('preloads a single file by its URL', () => {
  preloadPicture(document, { src: '/b.webp', width: 1200, sizes: '110vw', single: true })
  expect(lastPreloadLink().getAttribute('href')).toBe(imageUrl('/b.webp', 1200))
  expect(lastPreloadLink().imageSrcset || undefined).toBeUndefined()
})
