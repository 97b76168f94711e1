import { isRecord } from '../../../lib/json/isRecord'
import { listSiteFiles, readSiteText } from '../../editor/siteFiles'
import type { DiskDocument, SiteFolder } from './draftStore'

/** Documents that Compose edits: not titles, whose data is the catalogue's. */
const EDITED = /^(?:[^/]+\.css|config\.json|modules\/.+\.json)$/

/** The folder of the site that the browser shows, on the development server. */
export const siteFolder: SiteFolder = {
  async read() {
    const paths = (await listSiteFiles()).filter((path) => EDITED.test(path))
    if (paths.length === 0) throw new Error('The development server offers no documents to edit.')
    const documents = await Promise.all(paths.map(async (path) => [path, await readDocument(path)] as const))
    return new Map(documents)
  },

  async readOne(path): Promise<DiskDocument | undefined> {
    return readDocument(path).catch(() => undefined)
  },

  async save(files) {
    const response = await fetch('/__marquee/save', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ files }),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const { tags, path, message } = isRecord(answer) ? answer : {}
    if (response.ok && isRecord(tags)) return { tags: tags as Record<string, string | null> }
    if (response.status === 412 && typeof path === 'string') return { stale: [path] }
    throw new Error(typeof message === 'string' ? message : `The development server answered ${response.status}.`)
  },
}

async function readDocument(path: string): Promise<DiskDocument> {
  const { text, etag } = await readSiteText(path)
  return { text, tag: etag }
}
