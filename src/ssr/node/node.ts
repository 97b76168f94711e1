import { join } from 'node:path'
import built from 'virtual:marquee-client-build'
import { errorMessage } from '../../lib/errorMessage'
import { createRequestHandler } from '../createRequestHandler'
import { gracefulShutdown } from './gracefulShutdown'
import { listen } from './listen'
import { listenProblem, readSettings, type Settings } from './settings'
import { createStaticFiles } from './staticFiles'

/** The Node server: `node dist.ssr/node.mjs`, configured by environment variables (docs/how-to/publish/server-side-rendering.md). */
async function startServer(settings: Settings): Promise<void> {
  const { brands, dist, renderTimeout } = settings
  const files = createStaticFiles(dist)
  const handler = createRequestHandler({
    built,
    brands,
    renderTimeout,
    version: import.meta.env.MARQUEE_VERSION,
    asset: async (_, path) => files(path),
  })
  const server = await listen(handler, settings)
  const bound = server.address()
  if (bound === null || typeof bound === 'string')
    throw new TypeError(`Expected a TCP port, but the server listens on "${bound}".`)
  const { address, family, port } = bound
  console.log(`Listening on http://${family === 'IPv6' ? `[${address}]` : address}:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => gracefulShutdown(server, () => process.exit(0)))
}

function readOrExit(): Settings {
  try {
    return readSettings(process.env, join(import.meta.dirname, '..', 'dist'))
  } catch (error) {
    return exitWithError(errorMessage(error))
  }
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}

const settings = readOrExit()
await startServer(settings).catch((error) => {
  const problem = listenProblem(error, settings)
  if (problem === undefined) throw error
  exitWithError(problem)
})
