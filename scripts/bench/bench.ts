import type { Browser } from '@playwright/test'
import type { Server } from './browser/openServer'

/** What a part of the bench is given. */
export interface Bench {
  root: string
  browser: Browser
  /**
   * Serves a build with the fixture service.
   * @param site a name of fixtures/sites, or a folder
   * @param dist default: the built site
   */
  server(site: string, dist?: string): Promise<Server>
  /** The folder of the built site. */
  dist: string
  /** From `--runs`. Each part has its own default. */
  runs?: number
  /** true: show that each part works, in little time. The figures are not used. */
  smoke: boolean
  /** Says what is no figure of the table: with `--verbose` only. */
  log(text: string): void
}
