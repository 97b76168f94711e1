import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../package/installation'
import { GALLERY_PICTURES, galleryEntries, pictureName } from './galleryPage'
import { readSchemas } from './readSchemas'

const entries = galleryEntries(readSchemas(join(ROOT, 'schemas')))
const folder = join(ROOT, GALLERY_PICTURES)
const pictures = readdirSync(folder)

it('has a picture of each module type, view and page kind: run `npm run gallery`', () => {
  expect(entries.length).toBeGreaterThan(50)
  expect(pictures.sort()).toEqual(entries.map(pictureName).sort())
})

it('has a description of each', () =>
  expect(entries.filter(({ alt, description }) => alt === '' || description === '')).toEqual([]))

it('has small pictures', () => {
  const sizes = pictures.map((name) => statSync(join(folder, name)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30_000)
})
