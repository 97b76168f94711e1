import { expect, test } from 'vitest'
import { preloadRoot } from './preloadRoot'

const builtPage =
  '<head><link rel="preload" as="fetch" href="/api/v1/config/" crossorigin /><title>Marquee</title></head>'
const { transformIndexHtml } = preloadRoot() as unknown as {
  transformIndexHtml: { handler(html: string, context: object): unknown }
}

test('removes the preload of the config on the dev server', () => {
  expect(transformIndexHtml.handler(builtPage, { server: {} })).toBe('<head><title>Marquee</title></head>')
})

test('adds preload links for the root chunks to the built page', () => {
  const bundle = { a: { type: 'chunk', name: 'root', fileName: 'assets/root-1.js', imports: [] } }
  expect(transformIndexHtml.handler(builtPage, { bundle })).toMatchObject([{ attrs: { href: '/assets/root-1.js' } }])
})
