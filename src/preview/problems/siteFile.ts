import { parseUrl } from '../../lib/url/parseUrl'

const CONFIG_FILE = 'config.json'
const PARSE_BASE_URL = 'http://service.invalid/'

/** Loads a saved file of the site's folder; undefined if it does not exist. */
export async function readSiteFile(path: string): Promise<string | undefined> {
  const response = await fetch(`/site/${path}`, { cache: 'no-cache' }).catch(() => undefined)
  return response?.ok ? response.text() : undefined
}

/**
 * The file in the site's folder that a response was made from, or undefined. The service adds catalogue data to module
 * lists, so line numbers of the response differ from those of the file.
 * @param address as in problems: `config.json`, the path of a request, or a file below `/site/`
 */
export function siteFileOf(address: string): string | undefined {
  const url = parseUrl(address, PARSE_BASE_URL)
  if (!url) return undefined
  const { pathname, searchParams } = url
  if (pathname === `/${CONFIG_FILE}` || /^\/config\/?$/.test(pathname)) return CONFIG_FILE
  const own = /^\/site\/(.+)$/.exec(pathname)?.[1]
  if (own) return own
  const list = /^\/modules\/placement\/([^/]+)\/?$/.exec(pathname)?.[1]
  // The list of one title or genre has a separate file, or none (fixtures/service/sites/moduleList).
  if (!list || searchParams.has('title') || searchParams.has('genre')) return undefined
  return `modules/${list}.json`
}
