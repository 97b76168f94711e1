import type { ChangedFixture } from '../../../fixtures/service/previewChoices'
import { readWorld } from '../bar/world'
import { replaceSheet } from './replaceSheet'

/** Editors write a file in several steps; milliseconds until they are through. */
const SETTLED = 60

/** What the site in the browser does with a saved file. */
export interface LiveEdits {
  /** Takes a saved file: style sheets and module lists in place, all else by loading the page anew. */
  take(change: ChangedFixture): Promise<void>
  /** Called by the site when it stands. Returns what takes that back. */
  join(site: LiveSite): () => void
}

/** What a site that stands can do in place. */
interface LiveSite {
  /** Reads its module lists again. */
  lists(): Promise<void>
  /** Is told that a style sheet was replaced: its path on this origin. */
  restyled(pathname: string): void
}

/**
 * Shows saved fixtures at once (docs/previewing.md).
 * @param root the document
 * @param reload loads the page anew
 */
export function createLiveEdits(root: ParentNode & Node, reload: () => void): LiveEdits {
  let standing: LiveSite | undefined
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  async function show({ site, path }: ChangedFixture): Promise<void> {
    const shown = await readWorld().then(
      (world) => world.site,
      () => undefined,
    )
    if (site !== undefined && site !== shown) return
    const pathname = `/site/${path}`
    const replaced =
      site !== undefined && path.endsWith('.css') && replaceSheet(root, pathname, () => standing?.restyled(pathname))
    if (replaced) return
    const list = site === undefined || /^modules\/.*\.json$/.test(path)
    if (list && standing) return standing.lists()
    reload()
  }

  return {
    take(change) {
      const key = `${change.site} ${change.path}`
      clearTimeout(waiting.get(key))
      return new Promise((done) => {
        waiting.set(
          key,
          setTimeout(() => show(change).then(done, done), SETTLED),
        )
      })
    },
    join(live) {
      standing = live
      return () => {
        if (standing === live) standing = undefined
      }
    },
  }
}
