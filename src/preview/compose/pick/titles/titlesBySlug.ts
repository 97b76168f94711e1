import { type CatalogueTitle, readTitlesBySlug } from './catalogueTitles'

export type TitlesBySlug = ReadonlyMap<string, CatalogueTitle>

/** Slugs that come into view shortly after each other are read together. */
const BATCH_DELAY_MS = 60

/**
 * Titles of cards by slug, read when they come into view. A failed request leaves the slugs without names.
 * @param read for tests
 */
export function createTitlesBySlug(read = readTitlesBySlug) {
  let names: TitlesBySlug = new Map()
  let waiting: string[] = []
  const requested = new Set<string>()
  const listeners = new Set<() => void>()

  async function load(): Promise<void> {
    const slugs = waiting
    waiting = []
    try {
      const titles = await read(slugs)
      names = new Map([...names, ...titles.map((title): [string, CatalogueTitle] => [title.slug, title])])
      for (const listener of listeners) listener()
    } catch {
      for (const slug of slugs) requested.delete(slug)
    }
  }

  return {
    get: () => names,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    want(slugs: readonly string[]): void {
      const missing = slugs.filter((slug) => !requested.has(slug))
      if (missing.length === 0) return
      for (const slug of missing) requested.add(slug)
      if (waiting.length === 0) setTimeout(load, BATCH_DELAY_MS)
      waiting = [...waiting, ...missing]
    },
  }
}
