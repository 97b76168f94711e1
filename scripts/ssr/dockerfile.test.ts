import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const dockerfile = readFileSync(join(ROOT, 'examples/docker/Dockerfile'), 'utf8')
const [, host = '', fixtures = ''] = dockerfile.split(/^FROM .* AS (?:host|fixtures)$/m)

test('copies both folders of the build into the host image and starts the host', () => {
  const copied = [...host.matchAll(/^COPY --from=build \S+\/(\S+) (\S+)$/gm)].map(([, from, to]) => `${from} ${to}`)
  expect(copied).toEqual(['dist dist', 'dist.ssr dist.ssr'])
  expect(host).toContain('CMD ["node", "dist.ssr/node.mjs"]')
})

test('copies and starts only files of the project', () => {
  const copied = [...dockerfile.matchAll(/^COPY ((?!--)[\w .-]+) \.\/$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  const [, ...started] = /CMD \["node", "(\S+)", "(\S+)"/.exec(fixtures) ?? []
  expect([copied.length > 0, started.length]).toEqual([true, 2])
  expect([...copied, ...started].filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
})
