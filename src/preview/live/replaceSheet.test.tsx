import { beforeEach, expect, test } from 'vitest'
import { replaceSheet } from './replaceSheet'

// Detached, because the test DOM would load style sheets of the document.
const root = document.createElement('div')
const links = () => [...root.querySelectorAll('link')]
const sheetAddresses = () => links().map(({ href }) => href.replace('http://site.example', '').replace(/\d+$/, 'N'))

beforeEach(() => {
  const link = (name: string) => `<link rel="stylesheet" href="http://site.example/site/${name}.css">`
  root.innerHTML = link('brand') + link('more')
})

test('keeps the old style sheet until the new one has loaded, at the same position', async () => {
  const loaded = replaceSheet(root, '/site/brand.css')
  expect(sheetAddresses()).toEqual(['/site/brand.css', '/site/brand.css?live=N', '/site/more.css'])
  links()[1]?.dispatchEvent(new Event('load'))
  expect(sheetAddresses()).toEqual(['/site/brand.css?live=N', '/site/more.css'])
  expect(await loaded).toBe(true)
})

test('keeps one style sheet after two edits', () => {
  replaceSheet(root, '/site/brand.css')
  replaceSheet(root, '/site/brand.css')
  const [, first, second] = links()
  first?.dispatchEvent(new Event('load'))
  second?.dispatchEvent(new Event('load'))
  expect(sheetAddresses()).toEqual(['/site/brand.css?live=N', '/site/more.css'])
})

test('keeps the old style sheet if the new one fails', async () => {
  const loaded = replaceSheet(root, '/site/brand.css')
  links()[1]?.dispatchEvent(new Event('error'))
  expect(sheetAddresses()).toEqual(['/site/brand.css', '/site/more.css'])
  expect(await loaded).toBe(false)
})

test('ignores a style sheet that the page does not use', () => {
  expect(replaceSheet(root, '/site/other.css')).toBeUndefined()
})
