/** The cached files of a build (scripts/plugins/offlineWorker.ts writes it into the worker) */
export interface CachedBuild {
  /** Id of the build */
  id: string
  /** URL of the entry script */
  entryUrl: string
  /** File names of the shell and home, separated by spaces */
  files: string
  /** File names that are never cached: players, document readers, senders */
  never: string
}

/** Folder of the built files */
export const ASSETS_PATH = '/assets/'

export const cachedBuild: CachedBuild = import.meta.env.MARQUEE_CACHED_BUILD
