import { relative } from 'node:path'
import { preview } from 'vite'
import { type ExtraSources, securityHeaders } from '../../../src/ssr/headers/securityHeaders'

export interface Server {
  /** Address of its root, ending in a slash. */
  url: string
  close(): Promise<void>
}

interface Served {
  /** Folder of the built page. */
  dist: string
  /** A name of fixtures/sites, or a folder. */
  site: string
  /** What the policy allows besides. */
  sources?: ExtraSources
}

/** Serves a build with the fixture service on a free port of the loopback, as `npm run serve` does: compressed, over real HTTP, under the security headers. */
export async function openServer(root: string, { dist, site, sources }: Served): Promise<Server> {
  process.env.MARQUEE_SITE = site
  const server = await preview({
    root,
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    logLevel: 'error',
    // The fixture host looks for it below the root.
    build: { outDir: relative(root, dist) },
    preview: { port: 0, host: '127.0.0.1', headers: securityHeaders(sources) },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
