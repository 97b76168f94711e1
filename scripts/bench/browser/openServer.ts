import { join } from 'node:path'
import { fileInside } from '../../../fixtures/service/host/files/fileInside'
import { sendFile } from '../../../fixtures/service/host/files/sendFile'
import { type ExtraSources, securityHeaders } from '../../../src/ssr/headers/securityHeaders'
import { serveBuilt } from '../../serve/serveBuilt'

export interface Server {
  /** Address of the root, with a slash at the end. */
  url: string
  close(): Promise<void>
}

interface Options {
  /** Folder of the build. */
  dist: string
  /** A name of fixtures/sites, or a folder. */
  siteNameOrFolder: string
  /** Additional sources of the content security policy. */
  sources?: ExtraSources
}

/** Serves a build with the fixture service on a free local port, as `npm run serve` does: compressed and with the security headers. */
export async function openServer(root: string, { dist, siteNameOrFolder, sources }: Options): Promise<Server> {
  process.env.MARQUEE_SITE = siteNameOrFolder
  const { port, close } = await serveBuilt({
    root,
    dist,
    port: 0,
    headers: securityHeaders(sources),
    // The builds for comparison have several pages.
    sendPage: (message, reply) => {
      const { pathname } = new URL(message.url ?? '/', 'http://localhost')
      return sendFile(message, reply, fileInside(dist, pathname) ?? join(dist, 'index.html'), 'no-cache')
    },
  })
  return { url: `http://127.0.0.1:${port}/`, close }
}
