import type { DraftRules } from '../draftRules'
import type { StoredDraft } from '../draftStorage'
import { openDraft } from '../draftStore'
import type { ChangedDocument, DiskDocument } from '../siteFolder'

const etagOf = (text: string) => `"${text.length}-${text}"`

/** A site folder and the storage of a browser, in memory. */
export function fakeSite(texts: Readonly<Record<string, string>>, initialRules?: DraftRules) {
  const disk = new Map(Object.entries(texts))
  let stored: StoredDraft | undefined
  const documentOf = (path: string): DiskDocument | undefined => {
    const text = disk.get(path)
    return text === undefined ? undefined : { text, tag: etagOf(text) }
  }
  const folder = {
    read: async () => new Map([...disk.keys()].map((path) => [path, documentOf(path) as DiskDocument])),
    readOne: async (path: string) => documentOf(path),
    async save(documents: readonly ChangedDocument[]) {
      const stale = documents.filter(({ path, tag }) => (documentOf(path)?.tag ?? null) !== tag)
      if (stale.length > 0) return { stale: stale.map(({ path }) => path) }
      for (const { path, text } of documents) {
        if (text === null) disk.delete(path)
        else disk.set(path, text)
      }
      return {
        tags: Object.fromEntries(documents.map(({ path, text }) => [path, text === null ? null : etagOf(text)])),
      }
    },
  }
  let time = 0
  const open = (rules = initialRules) =>
    openDraft(
      folder,
      {
        get: async () => stored && structuredClone(stored),
        async set(draft) {
          stored = draft && structuredClone(draft)
        },
      },
      rules,
      () => {
        time += 100
        return time
      },
    )
  return { disk, folder, open, stored: () => stored }
}
