import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { createImageResizer } from '../../../fixtures/service/host/files/image'
import { servedFile } from '../../../fixtures/service/host/files/serveFile'
import { manifestAddresses } from '../../headers/manifestAddresses'
import { textsIn } from '../../validate/site/walk'
import { PICTURE_WIDTHS_PX, PREVIEW_WIDTH_PX, pictureOfPreview, resizablePicturePath } from '../browser/sizes'
import { decodePath } from '../links/findDeadLinks'
import { styleSheetAddresses } from './styleSheetAddresses'

interface Settings {
  root: string
  folder: string
  /** Folder that caches resized pictures between exports. */
  cacheFolder: string
}

interface ExportedMedia {
  /** Local files by URL path. */
  files: Map<string, string>
  /** URLs without a file, each as written in the document: a style sheet may contain `fonts/a.woff2`. */
  missing: Map<string, string>
  /** Pictures that cannot be decoded: each size is a copy of the file. */
  unreadable: string[]
}

/** Documents that only the service reads. */
const SERVICE_DOCUMENT = /^(?:config\.json|streams\.json|(?:modules|titles)\/.*|.*\.md)$/
const MEDIA_ADDRESS = /\/(?:media|site)\/[^"'()<>\s?#\\&]+\.[A-Za-z0-9]+/g
const WHOLE_MEDIA_ADDRESS = /^\/(?:media|site)\/[^"<>\s\\]+\.[A-Za-z0-9]+(?:[?#]|$)/

/**
 * Collects the media of an export: files below `/media/` and `/site/` that responses and pages refer to, all files of the
 * site folder, and the resized pictures.
 * @param answers parsed responses
 */
export async function mediaFiles(
  { answers, pages }: { answers: Iterable<unknown>; pages: Iterable<string> },
  { root, folder, cacheFolder }: Settings,
): Promise<ExportedMedia> {
  const image = createImageResizer(cacheFolder)
  const files = new Map<string, string>()
  const missing = new Map<string, string>()
  const unreadable = new Set<string>()
  const mediaFolder = join(root, 'fixtures', 'media')
  const fileAt = (address: string) => servedFile(address, { siteFolder: folder, mediaFolder })

  /**
   * @param address percent-encoded, without a query
   * @param written as written in the document
   */
  async function add(address: string, written = address): Promise<void> {
    const path = decodePath(address)
    if (path !== undefined && files.has(path)) return
    const picture = pictureOfPreview(address)
    const file = fileAt(picture ?? address)
    if (!file || path === undefined) {
      if (!isResizedPicture(address)) missing.set(picture ?? address, picture ?? written)
      return
    }
    const sized = (width: number, format: 'webp' | 'jpeg') =>
      image(file, width, format).catch(() => {
        unreadable.add(path)
        return file
      })
    files.set(path, picture ? await sized(PREVIEW_WIDTH_PX, 'jpeg') : file)
    if (!picture && resizablePicturePath(address))
      for (const width of PICTURE_WIDTHS_PX) files.set(`${path}.w${width}.webp`, await sized(width, 'webp'))
    for (const [named, as] of addressesNamedIn(address, file)) await add(named, as)
  }

  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((each) =>
    each.replaceAll('\\', '/'),
  ))
    if (!SERVICE_DOCUMENT.test(path) && !/(?:^|\/)\./.test(path) && statSync(join(folder, path)).isFile())
      await add(`/site/${encodedPath(path)}`)
  for (const address of namedAddresses(answers, pages)) await add(address)
  return { files, missing, unreadable: [...unreadable] }
}

/** URLs in responses and pages. A whole text may be a URL with characters that would end one in HTML. */
function namedAddresses(answers: Iterable<unknown>, pages: Iterable<string>): Set<string> {
  const named = new Set<string>()
  const addAll = (text: string) => {
    for (const [address] of text.matchAll(MEDIA_ADDRESS)) named.add(address)
  }
  for (const answer of answers)
    for (const { value } of textsIn(answer, '')) {
      if (WHOLE_MEDIA_ADDRESS.test(value)) named.add(value.replace(/[?#].*/s, ''))
      else addAll(value)
    }
  for (const page of pages) addAll(page)
  return named
}

const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const isResizedPicture = (path: string) => /\.w\d+\.webp$/.test(path)

/**
 * URLs that a file refers to, each with the original spelling: `url()` of a style sheet, lines and keys of an HLS
 * playlist, and for DASH all files in the folder of the manifest.
 */
function addressesNamedIn(address: string, file: string): [address: string, written: string][] {
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
