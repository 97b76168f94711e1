import { expect, it } from 'vitest'
import { requestPath, withNames } from './renderPages'

it.each([
  ['a page', ['/films/index.html'], ['/films.html']],
  ['pages below each other', ['/a/index.html', '/a/b/index.html'], ['/a.html', '/a/b.html']],
  ['the home page has one name', ['/index.html'], []],
  ['what is no page', ['/sitemap.xml', '/404.html'], []],
  ['a page whose name is the home page', ['/index.html', '/index/index.html'], []],
  ['a page whose name is the one for what is not there', ['/404.html', '/404/index.html'], []],
  ['a page whose name is the folder of another', ['/salt/index.html', '/salt.html/index.html'], ['/salt.html.html']],
  ['an escaped path', ['/caf%C3%A9/index.html'], ['/caf%C3%A9.html']],
])('%s stands by its name, too, where nothing else does', (_, files, more) => {
  const all = withNames(new Map(files.map((file) => [file, file])))
  expect([...all.keys()].slice(files.length)).toEqual(more)
  for (const file of files) expect(all.get(file)).toBe(file)
  for (const name of more) expect(all.get(name)).toBe(name.replace(/\.html$/, '/index.html'))
})

it.each([
  ['/home', '/home'],
  ['/über-uns', '/%C3%BCber-uns'],
  ['/عن', '/%D8%B9%D9%86'],
  ['/%C3%BCber-uns', '/%C3%BCber-uns'],
  ['/about%20us', '/about%20us'],
  ['/100%', '/100%'],
])('requests the page %s at %s', (path, expected) => expect(requestPath(path)).toBe(expected))
