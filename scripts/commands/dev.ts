import { createServer } from 'vite'
import { startOidc } from '../../fixtures/oidc/startOidc'
import { requirePort } from './ports'
import { print } from './print'
import { readOptions, readPort, readSite, runCommand } from './runCommand'

const USAGE = `Serves a site for development: each save shows at once, and a bar beside the page says what is wrong.
  npm start -- [--site NAME|FOLDER] [--port N]

  --site  lumen, laurel, vault, orchard, bare, broken, or the folder of a site (default: lumen)
  --port  default 5173`

await runCommand(USAGE, async () => {
  const values = readOptions({
    site: { type: 'string', default: 'lumen' },
    port: { type: 'string', default: '5173' },
  })
  const port = readPort(values.port)
  process.env.MARQUEE_SITE = readSite(values.site)
  // Before anything starts: a server that stops while Vite optimises dependencies prints many errors.
  await requirePort('127.0.0.1', port)
  const provider = await startOidc()
  const server = await createServer({
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    // Another port than the one that was asked for would be looked for in vain.
    server: { port, strictPort: true, host: '127.0.0.1' },
    clearScreen: false,
  })
  await server.listen().catch(async (error: Error) => {
    await Promise.all([server.close(), provider.close()])
    throw error
  })
  print(`\nMarquee serves the site “${values.site}” at ${server.resolvedUrls?.local[0]}\n`)
  print(`Its identity provider is at ${provider.issuer} (docs/signing-in-oidc.md)\n`)
  return 0
})
