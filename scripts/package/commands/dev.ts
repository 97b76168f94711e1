import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { watch } from 'chokidar'
import { startOidc } from '../../../fixtures/oidc/startOidc'
import { createChangesSocket } from '../../../fixtures/service/host/changes/changesSocket'
import type { ProjectHost } from '../../../fixtures/service/host/createProjectHost'
import { developmentHandlers } from '../../../fixtures/service/host/developmentHandlers'
import { send } from '../../../fixtures/service/host/files/send'
import { IGNORED_PATHS, watchFolder } from '../../../fixtures/service/host/files/watchFolder'
import { hasPages } from '../../../fixtures/service/sites/hasPages'
import { PDF_FILES } from '../../../src/pages/pdf/pdfFiles'
import { requirePort } from '../../commands/ports'
import { print, printError } from '../../commands/print'
import { findDefaultSite, parseSiteArgument, readOptions, readPort, runCommand } from '../../commands/runCommand'
import { adaptPageToFrame, previewPageSource } from '../../plugins/previewPages'
import { type Handler, serveBuilt } from '../../serve/serveBuilt'
import { folderProblems } from '../../validate/folderProblems'
import { PREVIEW_FOLDER } from '../builds'
import { CACHE_FOLDER, ROOT, SAMPLE_SITES, SAMPLES_FOLDER } from '../installation'

const USAGE = `Serves a site for development. The page updates on each save, and the preview bar shows problems.
  marquee dev [--site FOLDER] [--port N]

  --site  a site folder, which may be empty (default: site)
  --port  default 5173`

const PREVIEW_BUILD = join(ROOT, PREVIEW_FOLDER)

type SendFromVite = (message: IncomingMessage, reply: ServerResponse) => void

/** Vite with the sources of the kit, in a repository with `extensions/`: edits of components show without a reload. */
let sendFromVite: SendFromVite | undefined

await runCommand(USAGE, async () => {
  const values = readOptions({
    site: { type: 'string', default: findDefaultSite() ?? 'site' },
    port: { type: 'string', default: '5173' },
  })
  const port = readPort(values.port)
  const site = parseSiteArgument(values.site, { mayBeEmpty: true })
  process.env.MARQUEE_SITE = site
  await requirePort('127.0.0.1', port)
  if (existsSync(SAMPLE_SITES)) await startOidc()
  const server = await serveBuilt({
    ...{ root: SAMPLES_FOLDER, dist: PREVIEW_BUILD, port, isEditable: true, sendPage },
    handlers: (host, httpServer) => createHandlers(host, httpServer, port),
  })
  const address = `http://127.0.0.1:${server.port}/`
  print(`\nMarquee serves the site “${values.site}” at ${address}\n`)
  const compose = `${address}__marquee/compose`
  if (isAbsolute(site) && !hasPages(site)) print(`The site has no pages yet. Create the first one at ${compose}\n`)
  else print(`Edit the site in Compose at ${compose}\n`)
  return 0
})
// After a failure, the watcher and Vite would keep the process running without a server.
if (process.exitCode) process.exit()

async function createHandlers(host: ProjectHost, server: Server, port: number): Promise<Handler[]> {
  const kit = process.env.MARQUEE_KIT
  announceChanges(host, server, !kit)
  // By port: servers that run at the same time would replace each other's files. Awaited before the server listens: open
  // pages reload when Vite's WebSocket answers again, and one that connects earlier would wait forever.
  if (kit) sendFromVite = await startVite(kit, server, join(CACHE_FOLDER, `marquee-vite-${port}`))
  // The package has these files once, in the production build.
  const sendPdfFile = host.assets(join(ROOT, 'dist'))
  return [
    (message, reply) => openInEditor(host, message, reply),
    async (message, reply) => !!message.url?.startsWith(PDF_FILES) && sendPdfFile(message, reply),
    ...developmentHandlers(() => host, {
      check: folderProblems,
      loadComparison: () => import('../../diff/folderDiff'),
    }),
  ]
}

/** Announces saved files of all sites to open pages, also after a checkout replaced a folder. */
function announceChanges(host: ProjectHost, server: Server, isOnly: boolean): void {
  const announce = createChangesSocket(server, isOnly)
  const notify = (file: string) => {
    const change = host.changed(file)
    if (change) announce(change)
  }
  const watcher = watch([], { ignoreInitial: true, ignored: IGNORED_PATHS })
  for (const folder of host.folders()) watchFolder(watcher, folder, () => notify(join(folder, 'config.json')))
  watcher.on('all', (_event, file) => notify(file))
  // For example, the limit of watched files of the system. The page can be reloaded by hand.
  watcher.on('error', (error) =>
    printError(`Files cannot be watched, so reload the page after changes: ${(error as Error).message}`),
  )
}

async function startVite(kit: string, server: Server, cache: string): Promise<SendFromVite> {
  const file = join(kit, 'scripts', 'package', 'kit', 'startVite.mjs')
  const module: { startVite(server: Server, cacheDir: string): Promise<SendFromVite> } = await import(
    pathToFileURL(file).href
  )
  return module.startVite(server, cache)
}

async function openInEditor(host: ProjectHost, message: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  const { url = '' } = message
  if (!url.startsWith('/__open-in-editor?')) return false
  if (!host.mayOpen(message)) reply.writeHead(403).end()
  else {
    const { default: launch } = await import('launch-editor')
    // Parsed as in mayOpen, so that both check and open the same file.
    launch(new URL(url, 'http://localhost').searchParams.get('file') ?? '')
    reply.writeHead(204).end()
  }
  return true
}

/** Sends a page of the site, the Catalogue or Compose. */
async function sendPage(message: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (sendFromVite) return sendFromVite(message, reply)
  const address = message.url ?? '/'
  const html = await readFile(join(PREVIEW_BUILD, previewPageSource(address) ?? 'index.html'), 'utf8')
  reply.setHeader('Content-Type', 'text/html; charset=utf-8')
  reply.setHeader('Cache-Control', 'no-store')
  await send(message, reply, Buffer.from(adaptPageToFrame(html, address)))
}
