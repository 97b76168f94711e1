import { get } from 'node:http'
import { pagePolicy } from '../../headers/pagePolicy'
import { proxiedBrand, type SsrServer, startSsrServer } from '../../ssr/startSsrServer'
import { DATA_PATH } from '../browser/callFiles'
import { pathOf } from '../links/omittedLinks'

interface Settings {
  /** Folder of the exported build. */
  dist: string
  /** URL of the service. */
  serviceUrl: string
  /** Public origin; undefined if unknown. */
  url?: string
  /** Paths of the pages. */
  paths: Iterable<string>
  /** Whether the site has a page at a path. Linked pages that are not in `paths` are rendered, too. */
  has: (path: string) => boolean
}

/** Response of the SSR server. */
interface RenderedPage {
  status: number
  text: string
  policy: string
}

/** Host name of an export without `--url`: metadata that contains it is removed. */
const PLACEHOLDER_HOST = 'export.invalid'

/** Generous, because no visitor waits for the page. */
const RENDER_TIMEOUT_MS = 30_000

/** Pages rendered in parallel. */
const CONCURRENCY = 4

/**
 * Renders pages of a site with the SSR server (src/ssr), and the pages that they link to.
 * @returns HTML files, robots.txt and sitemap.xml, by path
 */
export async function renderPages({ dist, serviceUrl, url, paths, has }: Settings): Promise<Map<string, string>> {
  const name = url ? new URL(url).host : PLACEHOLDER_HOST
  const server = await startSsrServer(() => [proxiedBrand([name], serviceUrl)], {
    dist,
    renderTimeout: RENDER_TIMEOUT_MS,
  })
  const scheme = url?.startsWith('https:') ? 'https' : 'http'
  const fetchPage = (path: string) => fetchAsBrand(server, path, { name, scheme })
  try {
    const files = new Map<string, string>()
    const seen = new Set<string>([...paths].map(requestPath))
    if (url) for (const path of ['/robots.txt', '/sitemap.xml']) files.set(path, (await fetchPage(path)).text)
    const queue = [...seen]
    const work = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const page = await fetchPage(path)
        if (page.status !== 200) continue
        files.set(fileOfPage(path), toHtmlFile(page, url !== undefined))
        for (const link of linksIn(page.text)) {
          const next = requestPath(pathOf(link))
          if (seen.has(next) || !has(next)) continue
          seen.add(next)
          queue.push(next)
        }
      }
    }
    // A worker without pages may stop before another one adds some.
    while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, work))
    files.set('/404.html', toHtmlFile(await fetchPage('/404.html'), url !== undefined))
    return addHtmlAliases(files)
  } finally {
    server.close()
  }
}

/** Requests a page with the Host header that identifies the brand. */
function fetchAsBrand(
  { port }: SsrServer,
  path: string,
  { name, scheme }: { name: string; scheme: string },
): Promise<RenderedPage> {
  return new Promise((done, fail) => {
    const headers = { Host: name, 'X-Forwarded-Proto': scheme }
    get({ host: '127.0.0.1', port, path, headers }, (message) => {
      const parts: Buffer[] = []
      message.on('data', (part: Buffer) => parts.push(part))
      message.on('error', fail)
      message.on('end', () =>
        done({
          status: message.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8'),
          policy: String(message.headers['content-security-policy'] ?? ''),
        }),
      )
    }).on('error', fail)
  })
}

/** Encodes a path for node:http, which rejects non-ASCII letters. */
export const requestPath = (path: string): string => new URL(path, 'http://site.invalid').pathname

/** Paths of this site that a page links to. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Every static host serves `index.html` for its folder. */
const fileOfPage = (path: string): string => (path === '/' ? '/index.html' : `${path.replace(/\/+$/, '')}/index.html`)

/**
 * Adds `/films.html` beside `/films/index.html`. Most hosts redirect `/films` to the latter, which slows down each direct
 * visit; many (Cloudflare Pages, GitHub Pages, Netlify) serve the former at `/films` itself. Existing files and folders of
 * that name stay unchanged.
 */
export function addHtmlAliases(files: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(files)
  const paths = [...files.keys()]
  for (const [file, html] of files) {
    const name =
      file.endsWith('/index.html') && file !== '/index.html' && `${file.slice(0, -'/index.html'.length)}.html`
    if (name && !files.has(name) && !paths.some((path) => path.startsWith(`${name}/`))) all.set(name, html)
  }
  return all
}

/** Converts a page to a file: adds the policy for hosts that send no headers, and the path of the exported config. */
function toHtmlFile({ text, policy }: RenderedPage, hasUrl: boolean): string {
  const html = text
    .replace(
      /<meta charset="utf-8" \/>/,
      (tag) => `${tag}\n    <meta http-equiv="Content-Security-Policy" content="${pagePolicy(policy)}" />`,
    )
    .replace('href="/api/v1/config/"', `href="${DATA_PATH}/config.json"`)
  if (hasUrl) return html
  return html
    .replaceAll(/\s*<(?:link rel="canonical"|meta property="og:(?:url|image)[^"]*")[^>]*>/g, '')
    .replaceAll(/\s*<script type="application\/ld\+json">[^<]*<\/script>/g, (block) =>
      block.includes(PLACEHOLDER_HOST) ? '' : block,
    )
}
