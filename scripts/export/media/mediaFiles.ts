import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { createImages } from '../../../fixtures/service/host/files/image'
import { servedFile } from '../../../fixtures/service/host/files/serveFile'
import { manifestAddresses } from '../../headers/manifestAddresses'
import { textsIn } from '../../validate/site/walk'
import { PREVIEW_WIDTH, pictureOfPreview, sizedPicture, WIDTHS } from '../browser/sizes'
import { decoded } from '../links/deadLinks'
import { styleSheetAddresses } from './styleSheetAddresses'

interface Settings {
  root: string
  folder: string
  /** Keeps pictures in their sizes from one export to the next. */
  cache: string
}

interface Media {
  /** Files of this machine by their path below the site's address. */
  files: Map<string, string>
  /** Addresses that have no file, each with what a document names it by: a style sheet may say `fonts/a.woff2`. */
  missing: Map<string, string>
  /** Paths of pictures that cannot be read: they are exported as they are, in place of each size. */
  unreadable: string[]
}

/** Documents of a site's folder that its service reads, and no browser. */
const DOCUMENT = /^(?:config\.json|streams\.json|(?:modules|titles)\/.*|.*\.md)$/
const ADDRESS = /\/(?:media|site)\/[^"'()<>\s?#\\&]+\.[A-Za-z0-9]+/g
const WHOLE_ADDRESS = /^\/(?:media|site)\/[^"<>\s\\]+\.[A-Za-z0-9]+(?:[?#]|$)/

/**
 * The files that answers and pages name below `/media/` and `/site/`, all that lies in the site's folder, and each picture
 * in its widths.
 * @param answers parsed
 */
export async function mediaFiles(
  { answers, pages }: { answers: Iterable<unknown>; pages: Iterable<string> },
  { root, folder, cache }: Settings,
): Promise<Media> {
  const image = createImages(cache)
  const files = new Map<string, string>()
  const missing = new Map<string, string>()
  const unreadable = new Set<string>()
  const media = join(root, 'fixtures', 'media')
  const fileAt = (address: string) => servedFile(address, { site: folder, media })

  /**
   * @param address percent-encoded, without a query
   * @param written as the document has it that names it
   */
  async function add(address: string, written = address): Promise<void> {
    const path = decoded(address)
    if (path !== undefined && files.has(path)) return
    const picture = pictureOfPreview(address)
    const file = fileAt(picture ?? address)
    if (!file || path === undefined) {
      if (!isSize(address)) missing.set(picture ?? address, picture ?? written)
      return
    }
    const sized = (width: number, format: 'webp' | 'jpeg') =>
      image(file, width, format).catch(() => {
        unreadable.add(path)
        return file
      })
    files.set(path, picture ? await sized(PREVIEW_WIDTH, 'jpeg') : file)
    if (!picture && sizedPicture(address))
      for (const width of WIDTHS) files.set(`${path}.w${width}.webp`, await sized(width, 'webp'))
    for (const [named, as] of namedIn(address, file)) await add(named, as)
  }

  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((each) =>
    each.replaceAll('\\', '/'),
  ))
    if (!DOCUMENT.test(path) && !/(?:^|\/)\./.test(path) && statSync(join(folder, path)).isFile())
      await add(`/site/${encodedPath(path)}`)
  for (const address of namedAddresses(answers, pages)) await add(address)
  return { files, missing, unreadable: [...unreadable] }
}

/** Addresses in texts: a text of an answer may be an address as a whole, with signs that end one in HTML. */
function namedAddresses(answers: Iterable<unknown>, pages: Iterable<string>): Set<string> {
  const named = new Set<string>()
  const addAll = (text: string) => {
    for (const [address] of text.matchAll(ADDRESS)) named.add(address)
  }
  for (const answer of answers)
    for (const { value } of textsIn(answer, '')) {
      if (WHOLE_ADDRESS.test(value)) named.add(value.replace(/[?#].*/s, ''))
      else addAll(value)
    }
  for (const page of pages) addAll(page)
  return named
}

const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** A size is written with its picture. */
const isSize = (path: string) => /\.w\d+\.webp$/.test(path)

/**
 * The addresses that a file leads to, with how it writes them: those of a style sheet; lines and keys of a playlist; of
 * DASH all that lies beside the manifest.
 */
function namedIn(address: string, file: string): [address: string, written: string][] {
  const named = (names: string[]) =>
    names.map((name): [string, string] => [posix.resolve(posix.dirname(address), name.replace(/[?#].*/s, '')), name])
  const kind = extname(file).toLowerCase()
  if (kind === '.css') return named(styleSheetAddresses(readFileSync(file, 'utf8')))
  if (kind === '.m3u8')
    return named(manifestAddresses(address, readFileSync(file, 'utf8')).filter((each) => !/^[a-z]+:/i.test(each)))
  if (kind !== '.mpd') return []
  const beside = readdirSync(dirname(file), { recursive: true, encoding: 'utf8' })
  return named(
    beside
      .filter((name) => statSync(join(dirname(file), name)).isFile())
      .map((name) => encodedPath(name.replaceAll('\\', '/'))),
  )
}
