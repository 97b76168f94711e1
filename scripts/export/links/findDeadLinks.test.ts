import { expect, test } from 'vitest'
import { findDeadLinks } from './findDeadLinks'

const exportedPaths = new Set([
  '/index.html',
  '/films/index.html',
  '/films.html',
  '/site/a b.pdf',
  '/title/café/index.html',
])

test.each([
  ['the start page', '/', []],
  ['a page', '/films', []],
  ['a page with a slash, query and fragment', '/films/?a=1&amp;b=2#c', []],
  ['a file', '/site/a%20b.pdf', []],
  ['a page with a non-ASCII path', '/title/caf%C3%A9', []],
  ['another site', 'https://elsewhere.example/x', []],
  ['another site by its scheme', '//elsewhere.example/x', []],
  ['a fragment of the page', '#main', []],
  ['a page that is missing', '/flims', ['/flims']],
  ['a file that is missing', '/site/b.pdf', ['/site/b.pdf']],
  ['a URL with invalid percent-encoding', '/100%', ['/100%']],
])('checks a link to %s', (_, href, expected) => {
  const htmlByPath = new Map([['/index.html', `<a class="x" href="${href}">x</a>`]])
  expect(findDeadLinks({ filePaths: exportedPaths, htmlByPath, fileByLink: new Map() })).toEqual(
    expected.map((link) => ({ file: '/index.html', link })),
  )
})

test('checks each URL that the client makes from data once', () => {
  const htmlByPath = new Map([['/films/index.html', '<a href="/a">a</a><a href="/a">a</a>']])
  const fileByLink = new Map([
    ['/a', '/data/a.json'],
    ['/b', '/data/b.json'],
    ['/films', undefined],
  ])
  expect(findDeadLinks({ filePaths: exportedPaths, htmlByPath, fileByLink })).toEqual([
    { file: '/films/index.html', link: '/a' },
    { file: '/data/b.json', link: '/b' },
  ])
})
