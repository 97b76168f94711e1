import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import built from 'virtual:marquee-built'
import { createEdge } from '../createEdge'
import { endGently } from './endGently'
import { createFiles } from './files'
import { listen } from './listen'
import { listenProblem, readSettings, type Settings } from './settings'

/** The host as a program: `node dist.edge/node.mjs`, configured by its environment (docs/deploy.md). */
async function start(settings: Settings): Promise<void> {
  const { brands, dist, patience } = settings
  const files = createFiles(dist)
  const edge = createEdge({
    built,
    brands,
    patience,
    version: import.meta.env.MARQUEE_VERSION,
    asset: async (_, path) => files(path),
  })
  const server = await listen(edge, settings)
  const { address, family, port } = server.address() as AddressInfo
  console.log(`Listening on http://${family === 'IPv6' ? `[${address}]` : address}:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => endGently(server, () => process.exit(0)))
}

function readOrExit(): Settings {
  try {
    return readSettings(process.env, join(import.meta.dirname, '..', 'dist'))
  } catch (error) {
    return exit((error as Error).message)
  }
}

function exit(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const settings = readOrExit()
await start(settings).catch((error) => {
  const problem = listenProblem(error, settings)
  if (problem === undefined) throw error
  exit(problem)
})
