import { expect, test } from 'vitest'
import { checkElement } from './sanitise'

// DOMPurify does not work in happy-dom: e2e/site/sanitiser.spec.ts runs the strings of threats.md X1 in a browser.
function checkElementWith(tag: string, attributes: Record<string, string>, frames: string[] = []): Element | null {
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
  // DOMPurify adds this prefix to ids, so links to them need it, too.
  ['#how', '#user-content-how'],
  ['#', '#'],
])('turns the link address %j into %j', (href, expected) => {
  expect(checkElementWith('a', { href })?.getAttribute('href')).toBe(expected)
})

test.each([
  ['src', 'javascript:alert(1)', null],
  ['src', 'data:image/svg+xml,<svg>', null],
  ['src', '/media/art.webp', '/media/art.webp'],
  ['poster', 'javascript:alert(1)', null],
  ['srcset', '/a.webp 1x, https://cdn.example/b.webp 2x', '/a.webp 1x, https://cdn.example/b.webp 2x'],
  ['srcset', '/a.webp 1x, javascript:alert(1) 2x', null],
])('turns %s=%j of an image into %j', (name, value, expected) => {
  expect(checkElementWith('img', { [name]: value })?.getAttribute(name) ?? null).toBe(expected)
})

test.each([
  [{ href: 'https://other.example/', target: '_blank' }, '_blank', 'noopener noreferrer'],
  [{ href: 'https://other.example/', rel: 'opener' }, null, 'noopener noreferrer'],
  [{ href: '/films', target: '_blank' }, '_blank', 'noopener noreferrer'],
  [{ href: '/films', target: '_top' }, null, null],
  [{ href: 'javascript:alert(1)', target: '_blank' }, null, null],
])('turns a link with %j into target %s and rel %s', (attributes, target, rel) => {
  const link = checkElementWith('a', attributes as Record<string, string>)
  expect(link?.getAttribute('target')).toBe(target)
  expect(link?.getAttribute('rel')).toBe(rel)
})

test('removes an image without a valid address, and adds an empty alt where it is missing', () => {
  expect(checkElementWith('img', { src: 'x' })).toBeNull()
  expect(checkElementWith('img', { src: '/a.webp' })?.getAttribute('alt')).toBe('')
  expect(checkElementWith('img', { src: '/a.webp', alt: 'A lamp' })?.getAttribute('alt')).toBe('A lamp')
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
])('of the class names %j keeps %j: only those with the brand- prefix', (names, expected) => {
  expect(checkElementWith('p', { class: names })?.getAttribute('class') ?? null).toBe(expected)
})

test('keeps the src and title of an iframe of an allowed host, and replaces its other attributes with safe ones', () => {
  const src = 'https://video.example/embed/1'
  const frame = checkElementWith('iframe', { src, allow: 'camera *', onload: 'alert(1)', srcdoc: 'x', title: 'Clip' }, [
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
])('removes an iframe of %j', (src) => {
  expect(checkElementWith('iframe', { src }, ['video.example'])).toBeNull()
})

test('removes every iframe when no host is allowed', () => {
  expect(checkElementWith('iframe', { src: 'https://video.example/' })).toBeNull()
})
