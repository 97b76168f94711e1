import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PAGE = join('src', 'preview', 'catalogue', 'catalogue.html')

/** The catalogue of the development server (docs/previewing.md), and the pages in its frames. A build has neither. */
export function cataloguePages(): Plugin {
  return {
    name: 'marquee-catalogue-pages',
    apply: 'serve',

    configureServer(server) {
      if (process.env.VITEST) return
      // After the fixture host, which takes the preview's choices out of the address first.
      server.middlewares.use((message, reply, next) => {
        const address = message.url ?? '/'
        if (!/^\/__marquee\/catalogue(?:[/?#]|$)/.test(address)) return next()
        readFile(join(server.config.root, PAGE), 'utf8')
          .then((html) => server.transformIndexHtml(address, html))
          .then((html) => {
            reply.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
            reply.end(html)
          }, next)
      })
    },

    /** A page in a frame asks the service of its frame. */
    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl }) {
        const query = new URL(originalUrl ?? '', 'http://frame.invalid').searchParams
        const id = query.get('marquee-frame')
        if (!id || !/^[\w-]{1,60}$/.test(id)) return html
        const dir = query.get('marquee-dir') === 'rtl' ? 'rtl' : 'ltr'
        return html
          .replaceAll('"/api/v1/', `"/__marquee/frame/${id}/api/v1/`)
          .replace('<html lang="en"', `<html lang="en" dir="${dir}"`)
      },
    },
  }
}
