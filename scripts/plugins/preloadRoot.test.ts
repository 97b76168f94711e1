import { expect, test } from 'vitest'
import { preloadRoot } from './preloadRoot'

const page = '<head><link rel="preload" as="fetch" href="/api/v1/config/" crossorigin /><title>Marquee</title></head>'
const { transformIndexHtml } = preloadRoot() as unknown as {
  transformIndexHtml: { handler(html: string, context: object): unknown }
}

test('on the dev server nothing is preloaded: it would be a warning of what nobody used', () => {
  expect(transformIndexHtml.handler(page, { server: {} })).toBe('<head><title>Marquee</title></head>')
})

test('the built page names what draws it', () => {
  const bundle = { a: { type: 'chunk', name: 'root', fileName: 'assets/root-1.js', imports: [] } }
  expect(transformIndexHtml.handler(page, { bundle })).toMatchObject([{ attrs: { href: '/assets/root-1.js' } }])
})
