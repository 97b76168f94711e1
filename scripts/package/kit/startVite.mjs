// Serves the sources of the kit with the folder that MARQUEE_EXTENSIONS names, for `marquee dev`. The commands are bundled,
// so they import this file at run time.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createServer, normalizePath } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const PDF_FILES = '/node_modules/pdfjs-dist/'
const generated = normalizePath(join(process.env.MARQUEE_EXTENSIONS, 'generated/'))
const pdfFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * @param {import('node:http').Server} httpServer for Vite's WebSocket
 * @param {string} cacheDir of optimized packages
 * @returns {Promise<(message: import('node:http').IncomingMessage, reply: import('node:http').ServerResponse) => void>} sends sources and pages
 */
export async function startVite(httpServer, cacheDir) {
  const { middlewares } = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    configLoader: 'runner',
    cacheDir,
    clearScreen: false,
    server: {
      middlewareMode: true,
      ws: { server: httpServer },
      // The process is replaced when they have changed (runDev): a page that reloads earlier might meet no server.
      watch: { ignored: (file) => normalizePath(file).startsWith(generated) },
      fs: { allow: [dirname(process.env.MARQUEE_EXTENSIONS), ROOT] },
    },
  })
  return (message, reply) => {
    // Package managers may put it elsewhere.
    if (message.url.startsWith(PDF_FILES)) message.url = `/@fs${pdfFolder}/${message.url.slice(PDF_FILES.length)}`
    middlewares(message, reply)
  }
}
