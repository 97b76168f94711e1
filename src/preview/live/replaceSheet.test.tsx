import { beforeEach, expect, test, vi } from 'vitest'
import { replaceSheet } from './replaceSheet'

const done = vi.fn()
// Detached: the test's DOM would load what is in the document.
const root = document.createElement('div')
const links = () => [...root.querySelectorAll('link')]
const sheets = () => links().map(({ href }) => href.replace('http://site.example', '').replace(/\d+$/, 'N'))

beforeEach(() => {
  const link = (name: string) => `<link rel="stylesheet" href="http://site.example/site/${name}.css">`
  root.innerHTML = link('brand') + link('more')
})

test('the new sheet stands beside the old one until it is there, in the same place', () => {
  expect(replaceSheet(root, '/site/brand.css', done)).toBe(true)
  expect(sheets()).toEqual(['/site/brand.css', '/site/brand.css?live=N', '/site/more.css'])
  links()[1]?.dispatchEvent(new Event('load'))
  expect(sheets()).toEqual(['/site/brand.css?live=N', '/site/more.css'])
  expect(done).toHaveBeenCalledTimes(1)
})

test('two edits at once leave one sheet', () => {
  replaceSheet(root, '/site/brand.css', done)
  replaceSheet(root, '/site/brand.css', done)
  const [, first, second] = links()
  first?.dispatchEvent(new Event('load'))
  second?.dispatchEvent(new Event('load'))
  expect(sheets()).toEqual(['/site/brand.css?live=N', '/site/more.css'])
})

test('a sheet that is gone leaves the look as it was', () => {
  replaceSheet(root, '/site/brand.css', done)
  links()[1]?.dispatchEvent(new Event('error'))
  expect(sheets()).toEqual(['/site/brand.css', '/site/more.css'])
})

test('a sheet that the page does not have is none of its business', () => {
  expect(replaceSheet(root, '/site/other.css', done)).toBe(false)
})
