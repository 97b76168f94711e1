import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface NpmRegistry {
  /** Its address without a trailing slash */
  url: string
  /** Adds the content of a tarball as another version, which becomes the latest one. */
  publish(tarball: string, version: string): void
  close(): void
}

interface Package {
  manifest: { name: string; version: string }
  bytes: Buffer
}

/** Starts an npm registry on a loopback port that has only these tarballs. */
export async function startNpmRegistry(tarballs: readonly string[]): Promise<NpmRegistry> {
  const packages: Package[] = tarballs.map(readPackage)
  const server = createServer((message, reply) => {
    const [name = '', file] = decodeURIComponent(message.url ?? '')
      .slice(1)
      .split('/-/')
    const versions = packages.filter(({ manifest }) => manifest.name === name)
    const found = file ? versions.find((each) => fileOf(each) === file) : versions.at(-1)
    if (!found) return void reply.writeHead(404).end('{}')
    if (file) return void reply.end(found.bytes)
    reply.setHeader('Content-Type', 'application/json')
    reply.end(JSON.stringify(packument(versions, found, `http://${message.headers.host}`)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (tarball, version) => packages.push(withVersion(tarball, version)),
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

function withVersion(tarball: string, version: string): Package {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-version-'))
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder])
    const file = join(folder, 'package', 'package.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }))
    const packed = join(folder, 'packed.tgz')
    execFileSync('tar', ['-czf', packed, '-C', folder, 'package'])
    return readPackage(packed)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const fileOf = ({ manifest: { name, version } }: Package) => `${name.split('/').at(-1)}-${version}.tgz`

function packument(versions: readonly Package[], latest: Package, origin: string): object {
  const { name } = latest.manifest
  const documents = versions.map((each) => {
    const integrity = `sha512-${createHash('sha512').update(each.bytes).digest('base64')}`
    const dist = { tarball: `${origin}/${name}/-/${fileOf(each)}`, integrity }
    return [each.manifest.version, { ...each.manifest, dist }]
  })
  return { name, 'dist-tags': { latest: latest.manifest.version }, versions: Object.fromEntries(documents) }
}
