import { loadSharp } from '../../../fixtures/service/host/files/loadSharp'
import { decodePath } from '../links/findDeadLinks'

const PREVIEW_IMAGE_TAG = /<meta property="og:image" content="https?:\/\/[^/"]+(\/[^"?#]+)" \/>/

/**
 * Adds the size of the link preview picture to each page, so that other sites show the picture at the first share.
 * @param files local files by URL path
 */
export async function withPreviewSizes(
  pages: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const sizes = new Map<string, string>()
  const sized = new Map<string, string>()
  for (const [path, html] of pages) {
    const [tag = '', address = ''] = PREVIEW_IMAGE_TAG.exec(html) ?? []
    const file = files.get(decodePath(address) ?? '')
    if (file && !sizes.has(file)) sizes.set(file, await sizeTags(file))
    sized.set(path, file ? html.replace(tag, () => tag + sizes.get(file)) : html)
  }
  return sized
}

async function sizeTags(file: string): Promise<string> {
  const sharp = await loadSharp()
  const size = await sharp?.(file)
    .metadata()
    .catch(() => undefined)
  if (!size) return ''
  const { width, height } = size.autoOrient
  return [
    ['width', width],
    ['height', height],
  ]
    .map(([name, value]) => `\n    <meta property="og:image:${name}" content="${value}" />`)
    .join('')
}
