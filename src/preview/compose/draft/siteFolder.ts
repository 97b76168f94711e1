import { isRecord } from '../../../lib/json/isRecord'

/** A document of the site folder as it is on disk. */
export interface DiskDocument {
  text: string
  /** `ETag` of this version. */
  tag: string
}

/** A document to save. */
export interface ChangedDocument {
  path: string
  /** `ETag` of the version on disk; null: it does not exist. */
  tag: string | null
  /** null: removed. */
  text: string | null
}

/** The site folder, as the development server offers it. */
export interface SiteFolder {
  /** All documents that can be edited, by path. */
  read(): Promise<ReadonlyMap<string, DiskDocument>>
  /**
   * @returns undefined if the document does not exist
   * @throws Error if that is not known
   */
  readOne(path: string): Promise<DiskDocument | undefined>
  /**
   * Writes all documents or none.
   * @returns the new tags by path, or the documents that have changed on disk
   * @throws Error if the folder cannot be written
   */
  save(
    documents: readonly ChangedDocument[],
  ): Promise<{ tags: Readonly<Record<string, string | null>> } | { stale: string[] }>
}

/** Documents that Compose edits: not titles, whose data is the catalogue's. */
const EDITABLE_PATH = /^(?:[^/]+\.css|config\.json|modules\/.+\.json)$/
/** The server writes no other names (`fixtures/service/host/editing/writablePath`). */
const SEGMENT_PATTERN = /^[a-z0-9][a-z0-9._-]*$/

export const isEditablePath = (path: string): boolean =>
  EDITABLE_PATH.test(path) && path.split('/').every((segment) => SEGMENT_PATTERN.test(segment))

/**
 * The folder of a site, on the development server.
 * @param site its name: another tab may change the site that this browser shows
 */
export function openSiteFolder(site: string): SiteFolder & { id(): Promise<string> } {
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`/__marquee/${path}`, {
      cache: 'no-store',
      ...init,
      headers: { ...init.headers, 'Marquee-Site': encodeURIComponent(site) },
    })

  async function list(): Promise<{ files: string[]; id: string }> {
    const response = await request('files')
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new Error(messageOf(answer, response))
    const { files, id } = isRecord(answer) ? answer : {}
    if (!Array.isArray(files)) throw new Error('The development server did not list the documents of this site.')
    return { files: files.map(String).filter(isEditablePath), id: String(id ?? site) }
  }

  async function readDocument(path: string): Promise<DiskDocument | undefined> {
    const response = await request(`files/${path}`)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`The development server could not read ${path}: HTTP ${response.status}.`)
    // `text()` would remove a byte order mark, which belongs to the document.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    return { text, tag: response.headers.get('etag') ?? '' }
  }

  return {
    /** Identifies the folder, also among those of several checkouts. */
    id: async () => (await list()).id,

    async read() {
      const { files } = await list()
      const documents = await Promise.all(files.map(async (path) => [path, await readDocument(path)] as const))
      return new Map(documents.flatMap(([path, document]) => (document ? [[path, document]] : [])))
    },

    readOne: readDocument,

    async save(files) {
      const response = await request('save', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ files }),
      })
      const answer: unknown = await response.json().catch(() => undefined)
      const { tags, path } = isRecord(answer) ? answer : {}
      if (response.ok && isRecord(tags)) return { tags: tags as Record<string, string | null> }
      if (response.status === 412 && typeof path === 'string') return { stale: [path] }
      throw new Error(messageOf(answer, response))
    },
  }
}

const messageOf = (answer: unknown, { status }: Response): string =>
  isRecord(answer) && typeof answer.message === 'string'
    ? answer.message
    : `The development server answered HTTP ${status}.`

export const textsOf = (disk: ReadonlyMap<string, DiskDocument>) =>
  new Map([...disk].map(([path, { text }]) => [path, text]))
