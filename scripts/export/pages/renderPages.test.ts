import { expect, it } from 'vitest'
import { addHtmlAliases, requestPath } from './renderPages'

it.each([
  ['for a page', ['/films/index.html'], ['/films.html']],
  ['for nested pages', ['/a/index.html', '/a/b/index.html'], ['/a.html', '/a/b.html']],
  ['not for the home page', ['/index.html'], []],
  ['not for files that are not pages', ['/sitemap.xml', '/404.html'], []],
  ['not for a page called index', ['/index.html', '/index/index.html'], []],
  ['not for a page called 404', ['/404.html', '/404/index.html'], []],
  ['not if a folder has that name', ['/salt/index.html', '/salt.html/index.html'], ['/salt.html.html']],
  ['for an escaped path', ['/caf%C3%A9/index.html'], ['/caf%C3%A9.html']],
])('adds an .html file: %s', (_, files, more) => {
  const all = addHtmlAliases(new Map(files.map((file) => [file, file])))
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
