// Serves a site with Vite's dev server and the fixture service: `[--site NAME|FOLDER] [--port N]`.
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { startOidc } from '../../fixtures/oidc/startOidc'

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'lumen' }, port: { type: 'string', default: '5173' } },
})
process.env.MARQUEE_SITE = values.site
const { issuer } = await startOidc()
const server = await createServer({
  configFile: 'vite.config.ts',
  configLoader: 'runner',
  server: { port: Number(values.port), host: '127.0.0.1' },
  clearScreen: false,
})
await server.listen()
console.log(`\nMarquee serves the site “${values.site}” at ${server.resolvedUrls?.local[0]}\n`)
console.log(`Its identity provider is at ${issuer} (docs/signing-in-oidc.md)\n`)
