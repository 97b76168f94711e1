import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../package/installation'
import { GALLERY_PICTURES_FOLDER, galleryEntries, pictureName } from './galleryPage'
import { readSchemas } from './readSchemas'

const entries = galleryEntries(readSchemas(join(ROOT, 'schemas')))
const folder = join(ROOT, GALLERY_PICTURES_FOLDER)
const pictures = readdirSync(folder)

// A new module type needs no picture: `npm run gallery` takes them before a release.
it('has pictures of module types, views and page kinds that exist', () => {
  expect(pictures.length).toBeGreaterThan(50)
  expect(pictures.filter((name) => !entries.map(pictureName).includes(name))).toEqual([])
})

it('has an alternative text and a description for each picture', () =>
  expect(entries.filter(({ alt, description }) => alt === '' || description === '')).toEqual([]))

it('has pictures of at most 30 kB', () => {
  const sizes = pictures.map((name) => statSync(join(folder, name)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30_000)
})
