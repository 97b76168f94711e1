import { expect, it } from 'vitest'
import { caddyFile } from './hostFiles'

it('behind Caddy the general rule of caching leaves those of built files and of pictures alone', () => {
  // Of two plain lines the last one counts there, and Caddy puts that of a path first.
  const rules = caddyFile('harbour.example', '/srv').match(/\S*Cache-Control.*/g)
  expect(rules).toEqual([
    '?Cache-Control no-cache',
    'Cache-Control "public, max-age=31536000, immutable"',
    'Cache-Control "public, max-age=86400"',
  ])
})
