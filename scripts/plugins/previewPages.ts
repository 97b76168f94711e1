import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Pages below `/__marquee/` by name, with their sources */
export const PREVIEW_PAGES: Record<string, string> = {
  catalogue: join('src', 'preview', 'catalogue', 'catalogue.html'),
  compose: join('src', 'preview', 'compose', 'compose.html'),
}

/** The source of the page at an address, relative to the project; undefined: an address of the site. */
export const previewPageSource = (address: string): string | undefined =>
  PREVIEW_PAGES[/^\/__marquee\/(\w+)(?:[/?#]|$)/.exec(address)?.[1] ?? '']

/** In a preview frame, sends the calls of the page to the service of the frame, and sets `dir`. */
export function adaptPageToFrame(html: string, address: string): string {
  const query = new URL(address, 'http://frame.invalid').searchParams
  const id = query.get('marquee-frame')
  if (!id || !/^[\w-]{1,60}$/.test(id)) return html
  const dir = query.get('marquee-dir') === 'rtl' ? 'rtl' : 'ltr'
  return html
    .replaceAll('"/api/v1/', `"/__marquee/frame/${id}/api/v1/`)
    .replace('<html lang="en"', `<html lang="en" dir="${dir}"`)
}

/** The Catalogue and Compose of the development server (docs/how-to/sites/previewing.md), and the pages in their frames. A build has none. */
export function previewPages(): Plugin {
  return {
    name: 'marquee-preview-pages',
    apply: 'serve',

    // Otherwise Vite finds their packages when a page needs them, and reloads the page in the middle of an edit.
    config: () => ({ optimizeDeps: { entries: ['index.html', ...Object.values(PREVIEW_PAGES)] } }),

    configureServer(server) {
      if (process.env.VITEST) return
      // After the fixture host, which takes the preview's choices out of the address first.
      server.middlewares.use((message, reply, next) => {
        const address = message.url ?? '/'
        const page = previewPageSource(address)
        if (!page) return next()
        readFile(join(server.config.root, page), 'utf8')
          .then((html) => server.transformIndexHtml(address, html))
          .then((html) => {
            reply.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
            reply.end(html)
          }, next)
      })
    },

    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl }) {
        return adaptPageToFrame(html, originalUrl ?? '')
      },
    },
  }
}
