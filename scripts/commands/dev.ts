import { isAbsolute } from 'node:path'
import { createServer } from 'vite'
import { startOidc } from '../../fixtures/oidc/startOidc'
import { siteShowsExamples } from '../../fixtures/service/catalogue/readTitles'
import { hasPages } from '../../fixtures/service/sites/hasPages'
import { requirePort } from './ports'
import { print } from './print'
import { parseSiteArgument, readOptions, readPort, runCommand } from './runCommand'

const DEFAULT_PORT = '5173'

const USAGE = `Serves a site for development. The page updates on each save, and the preview bar shows problems.
  npm start -- [--site NAME|FOLDER] [--port N]

  --site  lumen, laurel, vault, orchard, bare, broken, or a site folder, which may be empty (default: lumen)
  --port  default ${DEFAULT_PORT}`

await runCommand(USAGE, async () => {
  const values = readOptions({
    site: { type: 'string', default: 'lumen' },
    port: { type: 'string', default: DEFAULT_PORT },
  })
  const port = readPort(values.port)
  const site = parseSiteArgument(values.site, { mayBeEmpty: true })
  process.env.MARQUEE_SITE = site
  // Check before Vite starts: if it is stopped while it optimizes dependencies, it prints many errors.
  await requirePort('127.0.0.1', port)
  const provider = await startOidc()
  const server = await createServer({
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    server: { port, strictPort: true, host: '127.0.0.1' },
    // Servers that optimize packages at the same time would replace each other's files.
    cacheDir: port === Number(DEFAULT_PORT) ? undefined : `node_modules/.vite/${port}`,
    clearScreen: false,
  })
  await server.listen().catch(async (error: Error) => {
    await Promise.all([server.close(), provider.close()])
    throw error
  })
  const address = server.resolvedUrls?.local[0] ?? ''
  print(`\nMarquee serves the site “${values.site}” at ${address}\n`)
  if (isAbsolute(site) && !hasPages(site))
    print(`The site has no pages yet. Create the first one at ${address}__marquee/compose\n`)
  else if (isAbsolute(site) && siteShowsExamples(site))
    print(`The site has no titles of its own and shows the examples of docs/reference/fixture-catalogue.md\n`)
  print(`Identity provider for sign-in: ${provider.issuer} (docs/reference/demo-accounts.md)\n`)
  return 0
})
