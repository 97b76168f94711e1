import { test } from '@playwright/test'
import { type RunningServer, startServer } from '../../scripts/serve/startServer'
import { commandArguments } from './serveSite'

export interface DevServer extends RunningServer {
  origin: string
}

/**
 * Starts the development server for a site folder. Each parallel worker has a port of its own, so that Vite's cache, which
 * depends on the port, is used again by the next test file, and by no other server at the same time.
 */
export async function startDevServer(site: string): Promise<DevServer> {
  const port = Number(process.env.MARQUEE_PORT ?? 4173) + 8 + test.info().parallelIndex
  const server = await startServer(commandArguments('dev', '--site', site, '--port', String(port)))
  return { ...server, origin: new URL(server.url).origin }
}
