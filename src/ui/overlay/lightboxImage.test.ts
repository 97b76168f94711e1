import { expect, it } from 'vitest'
import { toSlide } from './lightboxImage'

const widthsOf = (image: object) => toSlide({ src: '/a.webp', alt: '', ...image }).srcSet?.map(({ width }) => width)

it.each([
  ['of unknown size has all widths', {}, [600, 900, 1200, 1680, 2400]],
  ['above 2400 px has no width above 2400', { width: 6000, height: 4000 }, [600, 900, 1200, 1680, 2400]],
  ['1000 px wide stops at the next larger width', { width: 1000, height: 500 }, [600, 900, 1200]],
  ['below 600 px has the smallest width only', { width: 200, height: 100 }, [600]],
  ['that is an SVG has one file', { src: '/a.svg' }, undefined],
])('an image %s', (_, image, widths) => {
  expect(widthsOf(image)).toEqual(widths)
})

it('keeps the aspect ratio and requests at most 2400 px', () => {
  const slide = toSlide({ src: '/a.webp', alt: 'A tower', width: 4800, height: 2400 })
  expect(slide.src).toBe('/a.webp?width=2400')
  expect(slide.srcSet?.at(-1)).toEqual({ src: '/a.webp?width=2400', width: 2400, height: 1200 })
})
