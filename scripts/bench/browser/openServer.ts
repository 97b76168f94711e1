import { relative } from 'node:path'
import { preview } from 'vite'
import { type ExtraSources, securityHeaders } from '../../../src/ssr/headers/securityHeaders'

export interface Server {
  /** Address of the root, with a slash at the end. */
  url: string
  close(): Promise<void>
}

interface Options {
  /** Folder of the build. */
  dist: string
  /** A name of fixtures/sites, or a folder. */
  site: string
  /** Additional sources of the content security policy. */
  sources?: ExtraSources
}

/** Serves a build with the fixture service on a free local port, as `npm run serve` does: compressed and with the security headers. */
export async function openServer(root: string, { dist, site, sources }: Options): Promise<Server> {
  process.env.MARQUEE_SITE = site
  const server = await preview({
    root,
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    logLevel: 'error',
    // The fixture host expects a path relative to the root.
    build: { outDir: relative(root, dist) },
    preview: { port: 0, host: '127.0.0.1', headers: securityHeaders(sources) },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
