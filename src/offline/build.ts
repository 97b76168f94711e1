/** What of a build is kept (scripts/plugins/offlineWorker.ts writes it into the worker). */
export interface KeptBuild {
  /** Tells this build from others. */
  id: string
  /** Address of the script that its page begins with. */
  entry: string
  /** Names of what the shell and home are made of, with a space between them. */
  files: string
  /** Names of what is never kept: the players, readers and senders of others. */
  never: string
}

/** Where the built files are. */
export const ASSETS = '/assets/'

export const build: KeptBuild = import.meta.env.MARQUEE_KEPT_BUILD
