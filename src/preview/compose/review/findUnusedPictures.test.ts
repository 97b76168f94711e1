import { expect, test } from 'vitest'
import { findUnusedPictures } from './findUnusedPictures'

test('finds uploaded pictures that no document has an address of', () => {
  const paths = ['pictures/used.webp', 'pictures/in sheet.png', 'pictures/new.webp', 'logo.svg']
  const files = new Map([
    ['config.json', '{ "logo": "/site/pictures/used.webp" }'],
    ['brand.css', 'a { background: url("pictures/in%20sheet.png") }'],
  ])
  expect(
    findUnusedPictures(
      paths.map((path) => ({ path, bytes: 1 })),
      files,
    ),
  ).toEqual(['pictures/new.webp'])
})
