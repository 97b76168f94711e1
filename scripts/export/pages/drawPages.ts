import { get } from 'node:http'
import { brandBehind, type Host, startHost } from '../../edge/startHost'
import { DATA } from '../browser/callFiles'
import { pathOf } from '../links/leftOut'

interface Settings {
  /** Folder of the exported build. */
  dist: string
  /** Address of the service. */
  service: string
  /** Address that visitors will see; undefined: not known. */
  url?: string
  /** Addresses of the pages. */
  paths: Iterable<string>
  /** Whether the site has a page at an address: what rendered pages link to beyond `paths` is rendered, too. */
  has: (path: string) => boolean
}

/** A page as the host that draws answers it. */
interface Page {
  status: number
  text: string
  policy: string
}

/** Stands for an address that is not known: what names it is taken out. */
const UNKNOWN = 'export.invalid'

/** How long a page may take to be drawn, in milliseconds: nobody waits for it. */
const PATIENCE = 30_000

/** So many pages are drawn at once. */
const AT_ONCE = 4

/**
 * Renders pages of a site by the host that fills pages (src/edge).
 * @returns pages and files for robots, by their path below the site's address
 */
export async function drawPages({ dist, service, url, paths, has }: Settings): Promise<Map<string, string>> {
  const name = url ? new URL(url).host : UNKNOWN
  const host = await startHost(() => [brandBehind([name], service)], { dist, patience: PATIENCE })
  const scheme = url?.startsWith('https:') ? 'https' : 'http'
  const ask = (path: string) => fetchAs(host, path, { name, scheme })
  try {
    const files = new Map<string, string>()
    const known = new Set<string>([...paths].map(requestPath))
    if (url) for (const path of ['/robots.txt', '/sitemap.xml']) files.set(path, (await ask(path)).text)
    const coming = [...known]
    const work = async () => {
      for (let path = coming.shift(); path !== undefined; path = coming.shift()) {
        const page = await ask(path)
        if (page.status !== 200) continue
        files.set(fileOfPage(path), asFile(page, url !== undefined))
        for (const link of linksIn(page.text)) {
          const next = requestPath(pathOf(link))
          if (known.has(next) || !has(next)) continue
          known.add(next)
          coming.push(next)
        }
      }
    }
    // A worker that found nothing to do may end before another one adds pages.
    while (coming.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
    files.set('/404.html', asFile(await ask('/404.html'), url !== undefined))
    return withNames(files)
  } finally {
    host.close()
  }
}

/** Asks the host as who comes by that name: the name is how it knows the brand. */
function fetchAs({ port }: Host, path: string, { name, scheme }: { name: string; scheme: string }): Promise<Page> {
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

/** A path as it is requested: node:http takes no letters beyond ASCII. */
export const requestPath = (path: string): string => new URL(path, 'http://site.invalid').pathname

/** The addresses of this site that a page links to. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Every host of plain files finds a page as the first file of its folder. */
const fileOfPage = (path: string): string => (path === '/' ? '/index.html' : `${path.replace(/\/+$/, '')}/index.html`)

/**
 * Adds each page by its name, `/films.html` beside `/films/index.html`: most hosts show the latter behind a redirect that each
 * direct visit waits for; many (Cloudflare Pages, GitHub Pages, Netlify) show the former at `/films` itself. A name that is
 * taken, as a file or as a folder, stays as it is.
 */
export function withNames(files: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(files)
  const paths = [...files.keys()]
  for (const [file, html] of files) {
    const name =
      file.endsWith('/index.html') && file !== '/index.html' && `${file.slice(0, -'/index.html'.length)}.html`
    if (name && !files.has(name) && !paths.some((path) => path.startsWith(`${name}/`))) all.set(name, html)
  }
  return all
}

/**
 * A page as a file: with its policy, for hosts that send none, and its config where an export has it. A policy in a page
 * cannot say who may frame it: that is left to headers.
 */
function asFile({ text, policy }: Page, isKnown: boolean): string {
  const own = policy
    .split('; ')
    .filter((part) => !part.startsWith('frame-ancestors'))
    .join('; ')
  const html = text
    .replace(
      /<meta charset="utf-8" \/>/,
      (tag) => `${tag}\n    <meta http-equiv="Content-Security-Policy" content="${own}" />`,
    )
    .replace('href="/api/v1/config/"', `href="${DATA}/config.json"`)
  if (isKnown) return html
  return html
    .replaceAll(/\s*<(?:link rel="canonical"|meta property="og:(?:url|image)[^"]*")[^>]*>/g, '')
    .replaceAll(/\s*<script type="application\/ld\+json">[^<]*<\/script>/g, (block) =>
      block.includes(UNKNOWN) ? '' : block,
    )
}
