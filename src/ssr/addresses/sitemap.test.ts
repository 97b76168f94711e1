import { expect, it } from 'vitest'
import { MAX_SITEMAP_URLS, robotsTxt, sitemap } from './sitemap'

const titlePaths = (count: number) => Array.from({ length: count }, (_, at) => `/title/t-${at}`)

it('lists a small site in one file', () => {
  const map = sitemap('https://a.example', ['/home', '/title/a&b'])
  expect(map).toContain('<url><loc>https://a.example/home</loc></url>')
  expect(map).toContain('/title/a&amp;b')
})

it('encodes letters beyond ASCII', () => {
  expect(sitemap('https://a.example', ['/über-uns'])).toContain('<loc>https://a.example/%C3%BCber-uns</loc>')
})

it.each([0, 2])('returns undefined for part %i of a small site', (part) =>
  expect(sitemap('https://a.example', ['/home'], part)).toBeUndefined(),
)

it('splits a large site into sitemaps that contain each address once', () => {
  const all = titlePaths(MAX_SITEMAP_URLS * 2 + 1)
  expect(sitemap('https://a.example', all)?.match(/<sitemap>/g)).toHaveLength(3)
  const parts = [1, 2, 3].map((part) => sitemap('https://a.example', all, part)?.match(/<url>/g)?.length)
  expect(parts).toEqual([MAX_SITEMAP_URLS, MAX_SITEMAP_URLS, 1])
  expect(sitemap('https://a.example', all, 4)).toBeUndefined()
})

it('disallows robots on a site without public pages', () => {
  expect(robotsTxt('https://a.example', true)).toContain('Sitemap: https://a.example/sitemap.xml')
  expect(robotsTxt('https://a.example', false)).toContain('Disallow: /')
})
