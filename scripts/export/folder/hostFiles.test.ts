import { expect, it } from 'vitest'
import { caddyFile } from './hostFiles'

it('behind Caddy the general rule of caching leaves those of built files and of pictures alone, and a missing one is not kept', () => {
  const file = caddyFile('harbour.example', '/srv')
  // Of two plain lines the last one counts there, and Caddy puts that of a path first.
  expect(file.match(/\S*Cache-Control.*/g)).toEqual([
    '?Cache-Control no-cache',
    'Cache-Control "public, max-age=31536000, immutable"',
    'Cache-Control "public, max-age=86400"',
    'Cache-Control no-cache',
  ])
  for (const path of ['/assets/*', '/media/*'])
    expect(file).toMatch(new RegExp(`path ${path.replace('*', '.')}\\s+file\\s+}`))
})
