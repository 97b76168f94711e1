import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditImages } from './audit'

beforeEach(() => {
  document.body.innerHTML = ''
})
afterEach(() => {
  document.body.innerHTML = ''
})

/** Adds a loaded image with this natural width and displayed position. */
function addImage(natural: number, shown: { width: number; top: number }, attributes = '', src = '/a.webp') {
  document.body.insertAdjacentHTML('beforeend', `<img src="${src}" ${attributes}>`)
  const element = [...document.querySelectorAll('img')].at(-1) as HTMLImageElement
  Object.defineProperties(element, {
    complete: { value: true },
    naturalWidth: { value: natural },
    currentSrc: { value: element.src },
    getBoundingClientRect: { value: () => ({ ...shown, left: 0, height: 100 }) },
  })
}

test.each([
  ['accepts an image of the displayed width', 400, { width: 400, top: 0 }, '', []],
  ['accepts twice the displayed width, for dense screens', 800, { width: 400, top: 0 }, '', []],
  ['reports an image much wider than displayed', 2000, { width: 400, top: 0 }, '', ['picture-too-large']],
  ['reports an eager image far below the first screen', 400, { width: 400, top: 3000 }, '', ['picture-too-early']],
  ['accepts a lazy image far below the first screen', 400, { width: 400, top: 3000 }, 'loading="lazy"', []],
  [
    'reports a large lazy image on the first screen',
    1000,
    { width: 1000, top: 10 },
    'loading="lazy"',
    ['picture-too-late'],
  ],
  ['accepts a small lazy image on the first screen', 100, { width: 100, top: 10 }, 'loading="lazy"', []],
  ['ignores an image that is not displayed', 2000, { width: 0, top: 0 }, '', []],
  ['ignores an image that is not loaded', 0, { width: 400, top: 0 }, '', []],
] as const)('%s', (_, natural, shown, attributes, rules) => {
  addImage(natural, shown, attributes)
  expect(auditImages(800, 1).map(({ rule }) => rule)).toEqual(rules)
})

test('ignores SVG images and images of the bar', () => {
  addImage(2000, { width: 20, top: 0 }, '', '/a.svg?v=1')
  document.body.insertAdjacentHTML('beforeend', '<div class="mqp"></div>')
  addImage(2000, { width: 20, top: 0 })
  document.querySelector('.mqp')?.append(document.querySelectorAll('img')[1] as Element)
  expect(auditImages(800, 1)).toEqual([])
})
