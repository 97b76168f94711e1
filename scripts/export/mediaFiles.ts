import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { createImages } from '../../fixtures/service/host/files/image'
import { servedFile } from '../../fixtures/service/host/files/serveFile'
import { manifestAddresses } from '../headers/manifestAddresses'
import { sizedPicture, WIDTHS } from './browser/sizes'

interface Settings {
  root: string
  folder: string
  /** Keeps pictures in their sizes from one export to the next. */
  cache: string
}

/** Documents of a site's folder that its service reads, and no browser. */
const DOCUMENT = /^(?:config\.json|streams\.json|(?:modules|titles)\/.*|.*\.md)$/
const ADDRESS = /\/(?:media|site)\/[^"'()<>\s?#\\]+\.[A-Za-z0-9]+/g

/**
 * The files that texts of an export name below `/media/` and `/site/`, all that stands in the site's folder, and each
 * picture in its widths.
 * @param texts pages and answers
 * @returns files of this machine by their path below the site's address, and addresses that lead to nothing
 */
export async function mediaFiles(
  texts: Iterable<string>,
  { root, folder, cache }: Settings,
): Promise<{ files: Map<string, string>; missing: string[] }> {
  const image = createImages(cache)
  const files = new Map<string, string>()
  const missing: string[] = []
  const media = join(root, 'fixtures', 'media')

  async function add(address: string): Promise<void> {
    const path = decodeURIComponent(address)
    if (files.has(path)) return
    const file = servedFile(path, { site: folder, media })
    if (!file || !existsSync(file) || !statSync(file).isFile()) {
      if (!missing.includes(path) && !isSize(path)) missing.push(path)
      return
    }
    files.set(path, file)
    if (sizedPicture(path))
      for (const width of WIDTHS)
        files.set(`${path}.w${width}.webp`, await image(file, width, 'webp').catch(() => file))
    for (const named of namedIn(path, file)) await add(named)
  }

  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((each) =>
    each.replaceAll('\\', '/'),
  ))
    if (!DOCUMENT.test(path) && !/(?:^|\/)\./.test(path) && statSync(join(folder, path)).isFile())
      await add(`/site/${path.split('/').map(encodeURIComponent).join('/')}`)
  const named = new Set<string>()
  for (const text of texts) for (const [address] of text.matchAll(ADDRESS)) named.add(address)
  for (const address of named) await add(address)
  return { files, missing }
}

/** A size is written with its picture. */
const isSize = (path: string) => /\.w\d+\.webp$/.test(path)

/** What a playlist or manifest leads to: its lines and keys; of DASH all that lies beside it. */
function namedIn(path: string, file: string): string[] {
  const at = (name: string) => posix.resolve(posix.dirname(path), name)
  const kind = extname(file).toLowerCase()
  if (kind === '.mpd')
    return readdirSync(dirname(file), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(dirname(file), name)).isFile())
      .map((name) => at(name.replaceAll('\\', '/')))
  if (kind !== '.m3u8') return []
  return manifestAddresses(path, readFileSync(file, 'utf8'))
    .map((address) => address.replace(/[?#].*/, ''))
    .filter((each) => !/^[a-z]+:/i.test(each))
    .map(at)
}
