import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { securityHeaders } from '../../src/ssr/headers/securityHeaders'
import { listen } from '../../src/ssr/node/listen'
import { LOOPBACK_NETWORKS, parseTrustedProxies } from '../../src/ssr/node/proxies'
import { createStaticFiles } from '../../src/ssr/node/staticFiles'
import { proxyRequest } from '../../src/ssr/proxyRequest'

/** A static server with a copy of a build, in front of a service, as docs/how-to/publish/deploy.md describes. */
export interface BuildServer {
  url: string
  /**
   * Deploys another build. @param page the folder whose page is served: in the middle of a deployment an older one,
   * whose files stay available
   */
  use(dist: string, page?: string): void
  /** Serves this code as `/sw.js`; undefined serves the worker of the build again. */
  replaceWorker(code: string | undefined): void
  /** Stops responding until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** @param behind address of the service, its media and the brand's files, ending in a slash */
export async function serveBuild(behind: string): Promise<BuildServer> {
  let shown = 'dist'
  let files = createStaticFiles(shown)
  let worker: string | undefined
  let server: Server
  let port = 0

  async function answer(request: Request): Promise<Response> {
    const { pathname, search, host } = new URL(request.url)
    if (/^\/(?:api|media|site)\//.test(pathname)) {
      const passed = await proxyRequest(request, behind + pathname.slice(1) + search, host)
      // Like a service that does not mark personal responses: the service worker must recognise them itself.
      if (pathname.startsWith('/api/')) passed.headers.set('Cache-Control', 'no-cache')
      return passed
    }
    if (pathname === '/sw.js' && worker !== undefined)
      return new Response(worker, { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' } })
    const headers = { ...securityHeaders(), 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
    return files(pathname) ?? new Response(readFileSync(join(shown, 'index.html')), { headers })
  }

  async function start(): Promise<void> {
    server = await listen(answer, { port, host: '127.0.0.1', trusted: parseTrustedProxies(LOOPBACK_NETWORKS) })
    port = (server.address() as AddressInfo).port
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    use(dist, page = dist) {
      shown = page
      const [newer, older] = [createStaticFiles(dist), createStaticFiles(page)]
      files = (path) => {
        const file = newer(path)
        return file?.status === 404 ? older(path) : file
      }
    },
    replaceWorker(code) {
      worker = code
    },
    start,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/**
 * A copy of the build with different hashes in all file names, as if each file had changed.
 * @returns the folder, and a function that removes it
 */
export function createOtherBuild(): { dist: string; remove: () => void } {
  const dist = mkdtempSync(join(tmpdir(), 'marquee-build-'))
  cpSync('dist', dist, { recursive: true })
  const assets = join(dist, 'assets')
  const names = new Set(readdirSync(assets))
  const renamed = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? name.replace(/\.(js|css)$/, 'Z.$1') : name))
  const files = [join(dist, 'index.html'), join(dist, 'sw.js'), ...[...names].map((name) => join(assets, name))]
  for (const file of files)
    if (/\.(?:html|js|css)$/.test(file)) writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)))
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  writeFileSync(join(dist, 'sw.js'), worker.replace(/id:`([\w-]{8})`/, 'id:`another1`'))
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) }
}
