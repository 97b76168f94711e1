import type { ChangedFixture } from '../../../fixtures/service/previewChoices'
import { waitUntilSettled } from '../../lib/async/withTimeout'
import { readWorld } from '../bar/world'
import { replaceSheet } from './replaceSheet'

/** Editors write a file in several steps; delay until it is complete. */
const SETTLE_DELAY_MS = 60

/** A style sheet that is replaced again before it has loaded does not report that. */
const SHEETS_TIMEOUT_MS = 2500

const LIST_FILE = /^modules\/.*\.json$/

/** Applies saved files to the site in the browser. */
export interface LiveEdits {
  /** Applies a saved file: style sheets and module lists in place, everything else by a reload. */
  apply(change: ChangedFixture): Promise<void>
  /**
   * Applies changed documents of the site in a frame without delay, by their paths in its folder. Resolves when the page
   * shows them.
   */
  show(paths: readonly string[]): Promise<void>
  /** Called when the site is mounted. Returns the cleanup. */
  mount(site: MountedSite): () => void
}

/** Updates that a mounted site can do in place. */
interface MountedSite {
  /** Reloads its module lists. @param paths only those of these files, and only changed modules */
  reloadLists(paths?: readonly string[]): Promise<void>
  /** Called when a style sheet was replaced, with its path on this origin. */
  onStyleSheet(pathname: string): void
}

/**
 * Shows saved fixtures immediately (docs/how-to/sites/previewing.md).
 * @param root the document
 * @param reload reloads the page
 * @param base path of the site folder on this origin
 */
export function createLiveEdits(root: ParentNode & Node, reload: () => void, base = '/site/'): LiveEdits {
  let mounted: MountedSite | undefined
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  async function show({ site, path }: ChangedFixture): Promise<void> {
    const shown = await readWorld().then(
      (world) => world.site,
      () => undefined,
    )
    if (site !== undefined && site !== shown) return
    if (site !== undefined && restyle(path)) return
    if ((site === undefined || LIST_FILE.test(path)) && mounted) return mounted.reloadLists()
    reload()
  }

  /** @returns undefined if the page has no such style sheet; resolves when it has loaded or failed */
  function restyle(path: string): Promise<void> | undefined {
    const pathname = base + path
    const loaded = path.endsWith('.css') ? replaceSheet(root, pathname) : undefined
    return loaded?.then((isLoaded) => {
      if (isLoaded) mounted?.onStyleSheet(pathname)
    })
  }

  return {
    apply(change) {
      const key = `${change.site} ${change.path}`
      clearTimeout(waiting.get(key))
      return new Promise((done) => {
        waiting.set(
          key,
          setTimeout(() => show(change).then(done, done), SETTLE_DELAY_MS),
        )
      })
    },
    async show(paths) {
      const styled = paths.map((path) => ({ path, loaded: restyle(path) }))
      const rest = styled.filter(({ loaded }) => loaded === undefined).map(({ path }) => path)
      if (rest.some((path) => !LIST_FILE.test(path)) || (rest.length > 0 && !mounted)) return reload()
      const sheets = Promise.all(styled.map(({ loaded }) => loaded))
      await Promise.all([rest.length > 0 && mounted?.reloadLists(rest), waitUntilSettled(sheets, SHEETS_TIMEOUT_MS)])
    },
    mount(live) {
      mounted = live
      return () => {
        if (mounted === live) mounted = undefined
      }
    },
  }
}
