import { expect, test } from 'vitest'
import { checkElement } from './sanitise'

// The strings of threats.md X1 as a whole run in a real browser (e2e/sanitiser.spec.ts): DOMPurify does not work in happy-dom.
function checked(tag: string, attributes: Record<string, string>, frames: string[] = []): Element | null {
  const box = document.createElement('div')
  const element = box.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  checkElement(element, new Set(frames))
  return box.firstElementChild
}

test.each([
  ['javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['jav\tascript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['//evil.example', null],
  ['https:\\\\evil.example', null],
  ['https://other.example/a?b#c', 'https://other.example/a?b#c'],
  ['mailto:booth@lumen.example', 'mailto:booth@lumen.example'],
  ['tel:+49 (30) 123-456', 'tel:+49(30)123-456'],
  ['/films', '/films'],
  // Ids get this prefix: the link goes on finding its place.
  ['#how', '#user-content-how'],
  ['#', '#'],
])('a link to %j leads to %j', (href, left) => {
  expect(checked('a', { href })?.getAttribute('href')).toBe(left)
})

test.each([
  ['src', 'javascript:alert(1)', null],
  ['src', 'data:image/svg+xml,<svg>', null],
  ['src', '/media/art.webp', '/media/art.webp'],
  ['poster', 'javascript:alert(1)', null],
  ['srcset', '/a.webp 1x, https://cdn.example/b.webp 2x', '/a.webp 1x, https://cdn.example/b.webp 2x'],
  ['srcset', '/a.webp 1x, javascript:alert(1) 2x', null],
])('%s=%j of a picture becomes %j', (name, value, left) => {
  expect(checked('img', { [name]: value })?.getAttribute(name) ?? null).toBe(left)
})

test.each([
  [{ href: 'https://other.example/', target: '_blank' }, '_blank', 'noopener noreferrer'],
  [{ href: 'https://other.example/', rel: 'opener' }, null, 'noopener noreferrer'],
  [{ href: '/films', target: '_blank' }, '_blank', 'noopener noreferrer'],
  [{ href: '/films', target: '_top' }, null, null],
  [{ href: 'javascript:alert(1)', target: '_blank' }, null, null],
])('%j: target %s, rel %s', (attributes, target, rel) => {
  const link = checked('a', attributes as Record<string, string>)
  expect(link?.getAttribute('target')).toBe(target)
  expect(link?.getAttribute('rel')).toBe(rel)
})

test('a picture without an address goes, one without words is none to be read aloud', () => {
  expect(checked('img', { src: 'x' })).toBeNull()
  expect(checked('img', { src: '/a.webp' })?.getAttribute('alt')).toBe('')
  expect(checked('img', { src: '/a.webp', alt: 'A lamp' })?.getAttribute('alt')).toBe('A lamp')
})

test.each([
  ['brand-note mq-skip  mq-dialog', 'brand-note'],
  ['brand-note brand-two', 'brand-note brand-two'],
  ['video-js vjs-full-window vjs-fullscreen', null],
  ['makers', null],
  ['Brand-note', null],
  ['brand-', null],
  ['brand-note"onclick', null],
  [`brand-${'x'.repeat(59)}`, null],
  ['', null],
])('of the class names %j stay %j: those that are the brand\u2019s own by their beginning', (names, left) => {
  expect(checked('p', { class: names })?.getAttribute('class') ?? null).toBe(left)
})

test('a frame of a listed host stays, in a sandbox, with nothing else that it brought', () => {
  const src = 'https://video.example/embed/1'
  const frame = checked('iframe', { src, allow: 'camera *', onload: 'alert(1)', srcdoc: 'x', title: 'Clip' }, [
    'video.example',
  ])
  expect(frame?.getAttributeNames().sort()).toEqual(
    ['allow', 'loading', 'referrerpolicy', 'sandbox', 'src', 'title'].sort(),
  )
  expect(frame?.getAttribute('allow')).not.toContain('camera')
})

test.each([
  'https://video.example.evil.example/',
  'https://evil.example/?video.example',
  'http://video.example/',
  'https://video.example@evil.example/',
  '//video.example/',
  'data:text/html,video.example',
  '',
])('a frame of %j goes', (src) => {
  expect(checked('iframe', { src }, ['video.example'])).toBeNull()
})

test('without a list every frame goes', () => {
  expect(checked('iframe', { src: 'https://video.example/' })).toBeNull()
})
