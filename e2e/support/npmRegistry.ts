import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface NpmRegistry {
  /** Its address without a trailing slash */
  url: string
  close(): void
}

interface Package {
  manifest: { name: string; version: string }
  bytes: Buffer
}

/** Starts an npm registry on a loopback port that has only these tarballs. */
export async function startNpmRegistry(tarballs: readonly string[]): Promise<NpmRegistry> {
  const packages = new Map(tarballs.map(readPackage).map((each) => [each.manifest.name, each]))
  const server = createServer((message, reply) => {
    const [name = '', file] = decodeURIComponent(message.url ?? '')
      .slice(1)
      .split('/-/')
    const found = packages.get(name)
    if (!found) return void reply.writeHead(404).end('{}')
    if (file) return void reply.end(found.bytes)
    reply.setHeader('Content-Type', 'application/json')
    reply.end(JSON.stringify(packument(found, `http://${message.headers.host}`)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function readPackage(file: string): Package {
  const manifest = JSON.parse(execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' }))
  return { manifest, bytes: readFileSync(file) }
}

function packument({ manifest, bytes }: Package, origin: string): object {
  const { name, version } = manifest
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  const tarball = `${origin}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist: { tarball, integrity } } },
  }
}
