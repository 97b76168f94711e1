import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishPackages } from './publishPackages'

/** A registry that knows some versions, and accepts or refuses new ones. */
let server: Server
let folder: string
const publishedVersions = new Map<string, string[]>()
const refusedPackages = new Set<string>()
const acceptedPackages: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-publish-'))
  server = createServer((message, reply) => {
    const name = decodeURIComponent(message.url ?? '').slice(1)
    message.resume()
    if (message.method === 'PUT') {
      if (!refusedPackages.has(name)) acceptedPackages.push(name)
      return void reply.writeHead(refusedPackages.has(name) ? 403 : 201).end('{}')
    }
    const versions = publishedVersions.get(name)
    if (!versions) return void reply.writeHead(404).end('{}')
    const documents = versions.map((version) => [version, { name, version, dist: { tarball: 'http://127.0.0.1/' } }])
    reply.setHeader('Content-Type', 'application/json')
    reply.end(
      JSON.stringify({ name, 'dist-tags': { latest: versions.at(-1) }, versions: Object.fromEntries(documents) }),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  writeFileSync(
    join(folder, 'npmrc'),
    `registry=http://127.0.0.1:${port}/\n//127.0.0.1:${port}/:_authToken=none\nfetch-retries=0\n`,
  )
  vi.stubEnv('npm_config_userconfig', join(folder, 'npmrc'))
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

/** Without npm, which starts slowly. */
function writeTarball(name: string) {
  const at = join(folder, name)
  mkdirSync(join(at, 'package'), { recursive: true })
  writeFileSync(join(at, 'package', 'package.json'), JSON.stringify({ name: `@scope/${name}`, version: '1.1.0' }))
  const file = join(folder, `${name}.tgz`)
  execFileSync('tar', ['-czf', file, '-C', at, 'package'])
  return { name: `@scope/${name}`, version: '1.1.0', file }
}

test('skips a version that the registry has, publishes others, and stops at a failure', async () => {
  publishedVersions.set('@scope/known', ['1.0.0', '1.1.0'])
  publishedVersions.set('@scope/older', ['1.0.0'])
  refusedPackages.add('@scope/refused')
  const lines: string[] = []
  const tarballs = ['known', 'older', 'refused', 'next'].map(writeTarball)
  expect(await publishPackages(tarballs, { args: [], report: (line) => lines.push(line) })).toBe(false)
  expect(lines).toEqual([
    '@scope/known@1.1.0 is already published: skipped',
    '@scope/older@1.1.0 published',
    expect.stringMatching(/^@scope\/refused@1\.1\.0: npm publish failed\n.*403/s),
  ])
  expect(acceptedPackages).toEqual(['@scope/older'])
})
