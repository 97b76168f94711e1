import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import built from 'virtual:marquee-built'
import { readBrands, readPatience } from '../brands'
import { createEdge } from '../createEdge'
import { endGently } from './endGently'
import { createFiles } from './files'
import { listen } from './listen'

// The host as a program of its own: `node dist.edge/node.mjs`, told by its environment (docs/deploy.md).
const { MARQUEE_BRANDS = 'brands.json', MARQUEE_DIST, MARQUEE_PATIENCE, PORT = '8080', HOST = '0.0.0.0' } = process.env

const files = createFiles(MARQUEE_DIST ?? join(import.meta.dirname, '..', 'dist'))
const edge = createEdge({
  built,
  brands: readBrands(JSON.parse(readFileSync(MARQUEE_BRANDS, 'utf8'))),
  patience: readPatience(MARQUEE_PATIENCE),
  version: import.meta.env.MARQUEE_VERSION,
  asset: async (_, path) => files(path),
})
const server = await listen(edge, Number(PORT), HOST)
const address = server.address()
console.log(`The host stands at port ${typeof address === 'object' ? address?.port : address}.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endGently(server, () => process.exit(0)))
