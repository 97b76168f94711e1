import { expect, it } from 'vitest'
import { slideOf } from './lightboxPicture'

const widthsOf = (picture: object) => slideOf({ src: '/a.webp', alt: '', ...picture }).srcSet?.map(({ width }) => width)

it.each([
  ['of unknown size: all widths', {}, [600, 900, 1200, 1680, 2400]],
  ['large: none above 2400', { width: 6000, height: 4000 }, [600, 900, 1200, 1680, 2400]],
  ['of 1000: the next step is the last', { width: 1000, height: 500 }, [600, 900, 1200]],
  ['small: the first step', { width: 200, height: 100 }, [600]],
  ['a drawing: one file', { src: '/a.svg' }, undefined],
])('a picture %s', (_, picture, widths) => {
  expect(widthsOf(picture)).toEqual(widths)
})

it('keeps the ratio, and asks for at most 2400', () => {
  const slide = slideOf({ src: '/a.webp', alt: 'A tower', width: 4800, height: 2400 })
  expect(slide.src).toBe('/a.webp?width=2400')
  expect(slide.srcSet?.at(-1)).toEqual({ src: '/a.webp?width=2400', width: 2400, height: 1200 })
})
