import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
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
  /** Undefined for a package that is packed when it is downloaded */
  integrity?: string
  send(reply: ServerResponse): void
}

interface OtherPackages {
  /** Folder of a project: the registry also has the packages that are installed in it. */
  installed?: string
  /** Address of another registry, for all other packages. */
  upstream?: string
}

/** Starts an npm registry on a loopback port that has these tarballs, and other packages. */
export async function startNpmRegistry(
  tarballs: readonly string[],
  { installed, upstream }: OtherPackages,
): Promise<NpmRegistry> {
  const packages: Package[] = [...tarballs.map(readPackage), ...(installed ? readInstalled(installed) : [])]
  const server = createServer((message, reply) => {
    const [name = '', file] = decodeURIComponent(message.url ?? '')
      .slice(1)
      .split('/-/')
    const versions = packages.filter(({ manifest }) => manifest.name === name)
    const found = file ? versions.find((each) => tarballName(each) === file) : versions.at(-1)
    if (!found && upstream && versions.length === 0)
      return void reply.writeHead(302, { Location: new URL(message.url ?? '', upstream).href }).end()
    if (!found) return void reply.writeHead(404).end('{}')
    if (file) return found.send(reply)
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
  const bytes = readFileSync(file)
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  return { manifest, integrity, send: (reply) => reply.end(bytes) }
}

/** The packages in `node_modules` of a folder. */
function readInstalled(root: string): Package[] {
  const lock = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'))
  return Object.keys(lock.packages).map((path) => {
    const folder = join(root, path)
    const args = ['-c', '-C', folder, '--exclude=./node_modules', '--transform=s,^\\.,package,', '.']
    return {
      manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
      send: (reply) => void spawn('tar', args).stdout.pipe(reply),
    }
  })
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

const tarballName = ({ manifest: { name, version } }: Package) => `${name.split('/').at(-1)}-${version}.tgz`

function packument(versions: readonly Package[], latest: Package, origin: string): object {
  const { name } = latest.manifest
  const documents = versions.map((each) => {
    const dist = { tarball: `${origin}/${name}/-/${tarballName(each)}`, integrity: each.integrity }
    return [each.manifest.version, { ...each.manifest, dist }]
  })
  // pnpm and Yarn do not install versions that are younger than a day.
  const time = Object.fromEntries(documents.map(([version]) => [version, '2026-01-01T00:00:00.000Z']))
  return { name, 'dist-tags': { latest: latest.manifest.version }, versions: Object.fromEntries(documents), time }
}
