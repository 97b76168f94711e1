import { expect, test } from 'vitest'
import { allowAttribute, frameOf } from './frameOf'

const PAGE_URL = 'https://films.example/timeline'

test.each([
  ['/site/timeline.html', 'https://films.example/site/timeline.html', true],
  ['https://films.example/', 'https://films.example/', true],
  ['https://atlas.example/houses?year=1927#paris', 'https://atlas.example/houses?year=1927#paris', false],
  ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x', false],
])('returns the address of a frame for %s: %s (page of the site: %s)', (src, href, isOwn) => {
  const framed = frameOf(src, PAGE_URL)
  expect([framed?.href, framed?.isOwn]).toEqual([href, isOwn])
  // With allow-same-origin, a page of this site could remove its sandbox.
  expect(framed?.sandbox.includes('allow-same-origin')).toBe(!isOwn)
  expect(framed?.sandbox).not.toMatch(/top-navigation|modals|downloads|pointer-lock/)
})

test.each([
  'javascript:parent.pwn=1',
  'jAvAsCrIpT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>parent.pwn=1</script>',
  'blob:https://films.example/1',
  'http://atlas.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https:\\\\evil.example',
  'https://films.example@evil.example/',
  'https://a:b@atlas.example/',
  'mailto:a@b.example',
  'about:srcdoc',
  'ftp://atlas.example/',
  '',
  undefined,
  null,
  5,
])('rejects %j', (src) => {
  expect(frameOf(src, PAGE_URL)).toBeUndefined()
})

test.each([
  ['no attribute', undefined, ''],
  ['an empty attribute', '', ''],
  ['a feature of video players', 'fullscreen', 'fullscreen'],
  ['features the header does not deny', 'clipboard-write; screen-wake-lock', 'clipboard-write; screen-wake-lock'],
  ['a feature for all origins', 'fullscreen *; autoplay', 'fullscreen; autoplay'],
  ['features that the header denies', 'camera *; microphone *; geolocation; payment; Fullscreen', 'fullscreen'],
  ['a list with commas', 'clipboard-read, picture-in-picture', 'picture-in-picture'],
  ['a repeated feature', 'fullscreen; fullscreen', 'fullscreen'],
  ['markup', 'fullscreen" onload="x; a<b', ''],
])('keeps only features that the site may delegate: %s', (_, given, left) => {
  expect(allowAttribute(given)).toBe(left)
})
