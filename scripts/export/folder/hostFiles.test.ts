import { expect, it } from 'vitest'
import { caddyFile } from './hostFiles'

it('Caddy caches existing built files and pictures only, and revalidates all else', () => {
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
