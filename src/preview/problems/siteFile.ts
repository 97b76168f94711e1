import { readUrl } from '../../lib/url/readUrl'

const FILE = 'config.json'
const BASE = 'http://service.invalid/'

/** A file of the site's folder as it is saved; undefined where there is none. */
export async function readSiteFile(path: string): Promise<string | undefined> {
  const response = await fetch(`/site/${path}`, { cache: 'no-cache' }).catch(() => undefined)
  return response?.ok ? response.text() : undefined
}

/**
 * The file in the site's folder that an answer of the service was made from; undefined where it is none.
 * The problem: the service fills module lists up from the catalogue, so that lines of the answer are not those of the file.
 * @param address as problems name it: `config.json`, the path of a call, or a file below `/site/`
 */
export function siteFileOf(address: string): string | undefined {
  const url = readUrl(address, BASE)
  if (!url) return undefined
  const { pathname, searchParams } = url
  if (pathname === `/${FILE}` || /^\/config\/?$/.test(pathname)) return FILE
  const own = /^\/site\/(.+)$/.exec(pathname)?.[1]
  if (own) return own
  const list = /^\/modules\/placement\/([^/]+)\/?$/.exec(pathname)?.[1]
  // The list of one title or genre stands in a file of its own, or in none (fixtures/service/sites/moduleList).
  if (!list || searchParams.has('title') || searchParams.has('genre')) return undefined
  return `modules/${list}.json`
}
